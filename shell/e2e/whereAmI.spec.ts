import type { Page } from '@playwright/test';
import { breakDatabase } from '../../shared/testing/e2e/database.ts';
import { expect, NAMES, test } from './support/knownNames.ts';
import { holdBackUrls } from '../../shared/testing/e2e/slowLine.ts';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const breadcrumbs = (page: Page) => page.getByRole('navigation', { name: 'Where you are' });
const back = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Back', exact: true }).first();

const CATEGORY = '/level/categories/known';
const SUBCATEGORY = `${CATEGORY}/subcategories/known`;
const CREATORS = `${SUBCATEGORY}/creators/known`;
const LEVELS = `${CREATORS}/levels/known`;
const PLAYLISTS = '/creators/known/topics/known/playlists';

interface Screen {
  path: string;
  title: string;
  /** Named in the heading and in the page's title, in this order. */
  names: readonly string[];
  above: readonly (readonly [name: string, path: string])[];
}

const ABOVE_SUBCATEGORY = [
  ['Categories Topics', '/level/categories'],
  [NAMES.category, CATEGORY],
] as const;
const ABOVE_TOPIC = [...ABOVE_SUBCATEGORY, [NAMES.subcategory, SUBCATEGORY]] as const;
const ABOVE_PLAYLIST = [
  ['Creators', '/creators'],
  [NAMES.listCreator, '/creators/known/topics'],
] as const;

const SCREENS: readonly Screen[] = [
  { path: CREATORS, title: "Creator's", names: [NAMES.topic], above: ABOVE_TOPIC },
  {
    path: LEVELS,
    title: "Level's",
    names: [NAMES.topic, NAMES.creator],
    above: [...ABOVE_TOPIC, ["Creator's", CREATORS]],
  },
  {
    path: '/business/levels/known-business',
    title: "Level's",
    names: [NAMES.topic],
    above: [['Business Topics', '/business']],
  },
  {
    path: '/levels/known/videos/known',
    title: NAMES.video,
    names: [NAMES.level, NAMES.topic, NAMES.creator],
    above: [...ABOVE_TOPIC, [NAMES.topic, LEVELS]],
  },
  {
    path: '/levels/known-business/videos/known-business',
    title: NAMES.video,
    names: [NAMES.level, NAMES.topic],
    above: [
      ['Business Topics', '/business'],
      [NAMES.topic, '/business/levels/known-business'],
    ],
  },
  { path: PLAYLISTS, title: NAMES.listTopic, names: [NAMES.listCreator], above: ABOVE_PLAYLIST },
  {
    path: `${PLAYLISTS}/known/videos`,
    title: NAMES.video,
    names: [NAMES.list, NAMES.listTopic, NAMES.listCreator],
    above: [...ABOVE_PLAYLIST, [NAMES.listTopic, PLAYLISTS]],
  },
];

for (const { path, title, names, above } of SCREENS) {
  test(`${path}: heading and title name the path, breadcrumbs link to the pages above, Back on a deep link opens the parent`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(heading(page)).toHaveText(`${title} ${names.join(' · ')}`);
    await expect(page).toHaveTitle(`${[title, ...names].join(' · ')} · Bazaar School`);
    await expect(breadcrumbs(page).getByRole('link')).toHaveText(above.map(([name]) => name));
    for (const [index, [, to]] of above.entries())
      await expect(breadcrumbs(page).getByRole('link').nth(index)).toHaveAttribute('href', to);
    await expect(breadcrumbs(page).locator('[aria-current=page]')).toHaveCount(1);
    await back(page).click();
    await expect(page).toHaveURL(above.at(-1)![1]);
  });
}

test('Escape on a deep link to a level opens the levels of its topic', async ({ page }) => {
  await page.goto('/levels/known/videos/known');
  await expect(heading(page)).toContainText(NAMES.creator);
  await expect(page.getByRole('region', { name: /^Video player: / })).toBeVisible(); // which handles the key
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(LEVELS);
});

test('names that cannot be loaded: the title of the spec, generic links and a parent are shown', async ({ page }) => {
  for (const collection of ['categories', 'subcategories-new', 'creatortopics-new', 'levels-new'])
    await breakDatabase(page, collection, 'stopped');
  await page.goto(CREATORS);
  await expect(page.getByRole('main').getByRole('list').getByRole('link', { name: NAMES.creator })).toBeVisible();
  await expect(heading(page)).toHaveText(/^Creator's\s*$/);
  await expect(breadcrumbs(page).getByRole('link')).toHaveText(['Categories Topics', 'Subcategories', 'Topics']);
  await page.goto('/levels/known/videos/known');
  await expect(heading(page)).toContainText(NAMES.video);
  await back(page).click();
  await expect(page).toHaveURL('/business/levels/known');
});

for (const path of [CREATORS, LEVELS, '/levels/known/videos/known', `${PLAYLISTS}/known/videos`]) {
  test(`${path} at 360 px: the names arrive late, and nothing below the heading moves`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const letNamesCome = await holdBackUrls(page, /documents:batchGet/);
    await page.goto(path);
    const rule = page.getByRole('main').locator('h1 + *');
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    const before = await rule.boundingBox();
    letNamesCome();
    await expect(heading(page)).toContainText(path.startsWith('/creators') ? NAMES.listCreator : NAMES.topic);
    expect((await rule.boundingBox())!.y).toBe(before!.y);
  });
}

test('a playlist whose name arrives after its videos shows it in the heading', async ({ page }) => {
  const letNamesCome = await holdBackUrls(page, /documents:batchGet/);
  await page.goto(`${PLAYLISTS}/known/videos`);
  await expect(heading(page)).toContainText(NAMES.video);
  letNamesCome();
  await expect(heading(page)).toContainText(NAMES.list);
});
