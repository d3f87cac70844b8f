import type { Page } from '@playwright/test';
import { posts, showPosts, test as feedTest } from '../../shared/testing/e2e/feedSite.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { holdBackUrls } from '../../shared/testing/e2e/slowLine.ts';
import { contentBoxes, drawn, holdBackModules, watchPage } from './support/firstScreen.ts';

const FIRST_SCREEN = /\/assets\/firstScreen-[\w-]+\.js$/;

const SCREENS: [what: string, path: string, picture: string][] = [
  ['the feed', '/feed', 'article img'],
  ['the categories', '/level/categories', 'li img'],
  ['the business topics', '/business', 'li img'],
  ['the creators of playlists', '/creators', 'li img'],
  ['the playlists of a topic', '/creators/creator-001/topics/playlist-topic-001/playlists', 'li img'],
  ['the levels of a topic', '/business/levels/topic-001', 'li img'],
  ['a level', '/levels/topic-001/videos/level-001', 'video[poster]'],
  ['a playlist', '/creators/creator-001/topics/playlist-topic-001/playlists/playlist-001/videos', 'video[poster]'],
];

for (const [what, path, picture] of SCREENS)
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ])
    // prettier-ignore
    test(`no module has come, ${what} at ${size.width} px: the document has drawn it, and React's screen stands in the same boxes`, async ({ page }) => {
      await page.setViewportSize(size);
      const pictures: string[] = [];
      page.on('request', (request) => request.resourceType() === 'image' && pictures.push(request.url()));
      // Both in the same letters: which fonts come first is another test's (layoutShift.spec.ts).
      await page.route(/\.woff2$/, (route) => route.abort());
      // What a screen reads once it is idle (the figures of a path) fills boxes that stand here empty: not part of this promise.
      await holdBackUrls(page, /\/documents:runQuery/, '"op":"IN"');
      const letModulesCome = await holdBackModules(page);
      await watchPage(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(drawn(page).locator(picture).first()).toBeInViewport();
      const before = await contentBoxes(page);
      expect(before.length).toBeGreaterThan(5);
      await page.evaluate(() => seen.start());
      letModulesCome();
      await expect(page.locator('#content')).toBeVisible();
      const after = await contentBoxes(page);
      expect(before.filter((box) => !after.includes(box))).toEqual([]);
      expect(await page.evaluate(() => [seen.skeletons, seen.shifts])).toEqual([[], []]);
      expect(pictures.filter((url, index) => pictures.indexOf(url) !== index)).toEqual([]);
      expect(await unusedSheets(page)).toEqual([]);
    });

/** Sheets that the document preloads and no link uses: the console would warn of them. */
const unusedSheets = (page: Page) =>
  page.evaluate(() => {
    const hrefsOf = (links: string) => [...document.querySelectorAll<HTMLLinkElement>(links)].map(({ href }) => href);
    const used = hrefsOf('link[rel=stylesheet]');
    return hrefsOf('link[rel=preload][as=style]').filter((href) => used.filter((each) => each === href).length !== 1);
  });

test('a reader scrolls, presses and focuses what is drawn: React goes on from there', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  const letModulesCome = await holdBackModules(page);
  await page.goto('/feed', { waitUntil: 'commit' });
  const link = drawn(page).getByRole('article').first().getByRole('link');
  await expect(drawn(page).locator('article img').first()).toBeInViewport();
  await link.focus();
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  const top = await link.evaluate((element) => element.getBoundingClientRect().top);
  const href = await link.getAttribute('href');
  letModulesCome();
  await expect(page.locator('#content')).toBeVisible();
  expect(await page.evaluate(() => [document.activeElement?.getAttribute('href'), scrollY])).toEqual([href, 300]);
  expect(await page.evaluate(() => document.activeElement!.getBoundingClientRect().top)).toBeCloseTo(top, 0);
});

test('a button of what is drawn is pressed: it works once React is there', async ({ page }) => {
  const letModulesCome = await holdBackModules(page);
  await page.goto('/creators', { waitUntil: 'commit' });
  await drawn(page).getByRole('button', { name: 'Refresh' }).click();
  const read = page.waitForRequest((request) => (request.postData() ?? '').includes('playlist-creators-new'));
  letModulesCome();
  await read;
});

test('no module has come for a while: what is drawn is no sign that the school could not start', async ({ page }) => {
  // The time after which the document says so never comes.
  await page.addInitScript(() => {
    const usual = setTimeout;
    globalThis.setTimeout = ((callback: () => void, ms?: number) => (ms === 4_500 ? 0 : usual(callback, ms))) as never;
  });
  await holdBackModules(page);
  await page.goto('/feed', { waitUntil: 'commit' });
  await expect(drawn(page).getByRole('article').first()).toBeVisible();
  await expect(drawn(page).locator('article img').first()).toHaveJSProperty('complete', true);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the Menu is pressed before any script has come: it opens once React is there', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const letModulesCome = await holdBackModules(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  letModulesCome();
  await expect(page.getByRole('banner').getByRole('navigation', { name: 'Sections' })).toBeVisible();
});

test('React comes while a button is being pressed: the press counts', async ({ page }) => {
  const letModulesCome = await holdBackModules(page);
  await page.goto('/creators', { waitUntil: 'commit' });
  await drawn(page).getByRole('button', { name: 'Refresh' }).hover();
  await page.mouse.down();
  // The page listens before the modules may come.
  const waiting = await page.evaluateHandle(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const root = document.getElementById('root')!;
    new MutationObserver(() => 'waiting' in root.dataset || resolve()).observe(root, { attributes: true });
    return { isOver: promise };
  });
  letModulesCome();
  await waiting.evaluate(({ isOver }) => isOver);
  const read = page.waitForRequest((request) => (request.postData() ?? '').includes('playlist-creators-new'));
  await page.mouse.up();
  await read;
});

for (const [how, body] of [
  ['is missing', undefined],
  ['is damaged', 'export const show = () => {'],
  ['throws', 'throw new Error("broken")'],
] as const)
  // prettier-ignore
  test(`the script of a first screen ${how}: the page is as without it`, async ({ page }) => {
    await page.route(FIRST_SCREEN, (route) =>
      body === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body }),
    );
    await page.goto('/level/categories');
    await expect(page.locator('#content').getByRole('listitem').first()).toBeVisible();
  });

test('the first reads are refused: nothing is drawn, and the screen says so as it always does', async ({ page }) => {
  await page.route(/documents:runQuery/, (route) => route.fulfill({ status: 403, json: [{ error: { status: 'PERMISSION_DENIED' } }] })); // prettier-ignore
  const letModulesCome = await holdBackModules(page);
  const read = page.waitForResponse(/documents:runQuery/);
  await page.goto('/creators', { waitUntil: 'commit' });
  await read;
  letModulesCome();
  await expect(page.getByText('Error fetching creators')).toBeVisible();
  expect(await drawn(page).count()).toBe(0);
});

/** Hostile, or only strange: what a feed may hold. */
const STRANGE = [
  { title: '<img src=x onerror=alert(1)><b>bold</b>', ctaText: '</a><script>', _createdBy: { displayName: '<i>' } },
  { title: 7, postType: { a: 1 }, imageIds: 'none', likesCount: 'many', _createdBy: [], businessInfo: [null, {}] },
  { title: undefined, postType: 'multi_image', imageIds: ['../../x', 'post-02', 'post-03'], buttonBgColor: 'url(x)' },
  { postType: 'video', videoStreamId: 'javascript:alert(1)', duration: '99' },
  { postType: 'reels_carousel', imgId: undefined, reelsCount: -1, _createdBy: { timestamp: 'never' } },
];

feedTest('strange posts, and 150 of them: drawn as React shows them', async ({ page, feedSite }) => {
  await page.setViewportSize({ width: 360, height: 2600 });
  await showPosts(
    feedSite,
    posts(150, (number) => STRANGE[number - 1] ?? {}),
  );
  const letModulesCome = await holdBackModules(page);
  await holdBackUrls(page, /\/mfe-reels\//);
  await page.goto(`${feedSite.url}/feed`, { waitUntil: 'commit' });
  await expect(drawn(page).getByRole('article')).not.toHaveCount(0);
  const texts = () => page.locator('article').evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.replace(/ (id|aria-labelledby|style|data-state|data-discover)="[^"]*"/g, '').replace(/<svg.*?<\/svg>/g, ''))); // prettier-ignore
  const before = await texts();
  letModulesCome();
  await expect(page.locator('#content')).toBeVisible();
  const after = await texts();
  expect(before.length).toBeGreaterThan(4);
  expect(before.map(sorted)).toEqual(after.slice(0, before.length).map(sorted));
});

/** Both write attributes in an order of their own. */
const sorted = (html: string): string =>
  html.replace(/<(\w+)((?: [\w-]+="[^"]*")+)>/g, (_, tag: string, all: string) => `<${tag} ${[...all.matchAll(/[\w-]+="[^"]*"/g)].map(String).sort().join(' ')}>`); // prettier-ignore
