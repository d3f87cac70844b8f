import { stopped } from '../../shared/testing/e2e/answers.ts';
import { gate } from '../../shared/testing/e2e/gate.ts';
import { database } from '../../shared/testing/e2e/requests.ts';
import {
  back,
  breadcrumbs,
  heading,
  testBreadcrumbs,
  testLateNames,
  type NestedScreen,
} from '../../shared/testing/e2e/breadcrumbs.ts';
import { expect, NAMES, test } from '../../shared/testing/e2e/knownNames.ts';

const CATEGORY = '/level/categories/known';
const SUBCATEGORY = `${CATEGORY}/subcategories/known`;
const CREATORS = `${SUBCATEGORY}/creators/known`;
const LEVELS = `${CREATORS}/levels/known`;

const ABOVE_SUBCATEGORY = [
  ['Categories Topics', '/level/categories'],
  [NAMES.category, CATEGORY],
] as const;
const ABOVE_TOPIC = [...ABOVE_SUBCATEGORY, [NAMES.subcategory, SUBCATEGORY]] as const;
const SCREENS: readonly NestedScreen[] = [
  { path: CREATORS, title: "Creator's", names: [NAMES.topic], parents: ABOVE_TOPIC },
  {
    path: LEVELS,
    title: "Level's",
    names: [NAMES.topic, NAMES.creator],
    parents: [...ABOVE_TOPIC, ["Creator's", CREATORS]],
  },
  {
    path: '/business/levels/known-business',
    title: "Level's",
    names: [NAMES.topic],
    parents: [['Business Topics', '/business']],
  },
  {
    path: '/levels/known/videos/known',
    title: NAMES.video,
    names: [NAMES.level, NAMES.topic, NAMES.creator],
    parents: [...ABOVE_TOPIC, [NAMES.topic, LEVELS]],
  },
  {
    path: '/levels/known-business/videos/known-business',
    title: NAMES.video,
    names: [NAMES.level, NAMES.topic],
    parents: [
      ['Business Topics', '/business'],
      [NAMES.topic, '/business/levels/known-business'],
    ],
  },
];

for (const screen of SCREENS) testBreadcrumbs(screen);

test.describe(() => {
  test.use({ time: 'passes' }); // the document waits a second for the names before it starts the shell

  for (const path of [CREATORS, LEVELS, '/levels/known/videos/known']) testLateNames(path, NAMES.topic);
});

test('Escape on a deep link to a level opens the levels of its topic', async ({ page }) => {
  await page.goto('/levels/known/videos/known');
  await expect(heading(page)).toContainText(NAMES.creator);
  await expect(page.getByRole('region', { name: /^Video player: / })).toBeVisible(); // which handles the key
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(LEVELS);
});

test('names that cannot be loaded: the title of the spec, generic links and a parent are shown', async ({ page }) => {
  for (const collection of ['categories', 'subcategories-new', 'creatortopics-new', 'levels-new'])
    await gate(page, database(collection), stopped);
  await page.goto(CREATORS);
  await expect(page.getByRole('main').getByRole('list').getByRole('link', { name: NAMES.creator })).toBeVisible();
  await expect(heading(page)).toHaveText(/^Creator's\s*$/);
  await expect(breadcrumbs(page).getByRole('link')).toHaveText(['Categories Topics', 'Subcategories', 'Topics']);
  await page.goto('/levels/known/videos/known');
  await expect(heading(page)).toContainText(NAMES.video);
  await back(page).click();
  await expect(page).toHaveURL('/business/levels/known');
});
