import type { Page } from '@playwright/test';
import { posts, showPosts, test as feedTest } from '../../shared/testing/e2e/feedSite.ts';
import { lateFonts } from '../../shared/testing/e2e/fonts.ts';
import { gate } from '../../shared/testing/e2e/gate.ts';
import { shiftOf } from '../../shared/testing/e2e/layoutShift.ts';
import { FONTS } from '../../shared/testing/e2e/requests.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { expectStarted } from '../../shared/testing/e2e/started.ts';
import { contentBoxes, drawn, holdModules, startWatching, watchPage } from './support/drawnScreen.ts';

const DRAWN_SCREEN = /\/assets\/drawnScreen-[\w-]+\.js$/;

/** A smaller shift is hardly visible. */
const MAX_SHIFT = 0.02;

/** Nothing snaps there. */
const LESS_MOTION = 'the reels from one further down on, under reduced motion';

const SCREENS: [what: string, path: string, picture: string][] = [
  ['the feed', '/feed', 'article img'],
  ['the reels', '/reel', 'video'],
  ['the reels from one further down on', '/reel?reel=reel-004', 'video'],
  [LESS_MOTION, '/reel?reel=reel-005', 'video'],
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
    test(`no module has come, ${what} at ${size.width} px: the document has drawn it, and React's screen stands in the same boxes; fonts come last, and the layout shift is at most ${MAX_SHIFT}`, async ({ page }) => {
      await page.setViewportSize(size);
      if (what === LESS_MOTION) await page.emulateMedia({ reducedMotion: 'reduce' });
      const pictures: string[] = [];
      page.on('request', (request) => request.resourceType() === 'image' && pictures.push(request.url()));
      const fonts = await gate(page, FONTS); // both in the same letters
      const modules = await holdModules(page, path);
      await gate(page, /\.m3u8$/); // a reel has a control more once it is known to have captions
      await watchPage(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(drawn(page).locator(picture).first()).toBeInViewport();
      const before = await contentBoxes(page);
      expect(before.length).toBeGreaterThan(5);
      await startWatching(page);
      // Later reads of React's screen, once it is idle or a part is near, fill boxes that stand here empty: not part of this promise.
      await gate(page, /:runQuery/);
      await modules.release();
      await page.clock.runFor(2_500); // so long the shell waits for the film (shell/src/document/drawScreen.ts)
      await expectStarted(page);
      const after = await contentBoxes(page);
      expect(before.filter((box) => !after.includes(box))).toEqual([]);
      await expect.poll(() => page.evaluate(() => [seen.skeletons, shifts])).toEqual([[], []]);
      expect(pictures.filter((url, index) => pictures.indexOf(url) !== index)).toEqual([]);
      await expect.poll(() => unusedSheets(page)).toEqual([]);
      await fonts.release();
      await page.clock.runFor(8_000); // the last of them wait so long for the first frame of a video (shell/src/screenLoaded.ts)
      await lateFonts(page);
      const { score, worst } = await shiftOf(page);
      expect(score, worst).toBeLessThanOrEqual(MAX_SHIFT);
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
  const modules = await holdModules(page);
  await page.goto('/feed', { waitUntil: 'commit' });
  const link = drawn(page).getByRole('article').first().getByRole('link');
  await expect(drawn(page).locator('article img').first()).toBeInViewport();
  await link.focus();
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  const top = await link.evaluate((element) => element.getBoundingClientRect().top);
  const href = await link.getAttribute('href');
  await modules.release();
  await expectStarted(page);
  await expect
    .poll(() => page.evaluate(() => [document.activeElement?.getAttribute('href'), scrollY]))
    .toEqual([href, 300]);
  await expect.poll(() => page.evaluate(() => document.activeElement!.getBoundingClientRect().top)).toBeCloseTo(top, 0);
});

test('a button of what is drawn is pressed: it works once React is there', async ({ page }) => {
  const modules = await holdModules(page);
  await page.goto('/creators', { waitUntil: 'commit' });
  await drawn(page).getByRole('button', { name: 'Refresh' }).click();
  const read = page.waitForRequest((request) => (request.postData() ?? '').includes('playlist-creators-new'));
  await modules.release();
  await read;
});

test('no module has come for a while: what is drawn is no sign that the school could not start', async ({ page }) => {
  await holdModules(page);
  await page.goto('/feed', { waitUntil: 'commit' });
  await expect(drawn(page).getByRole('article').first()).toBeVisible();
  await expect(drawn(page).locator('article img').first()).toHaveJSProperty('complete', true);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const presses of [1, 2, 3])
  test(`the Menu before any script has come, presses: ${presses}: it opens and closes at once, and React goes on from there`, async ({
    page,
  }) => {
    const isOpen = presses % 2 === 1;
    await page.setViewportSize({ width: 360, height: 740 });
    const modules = await holdModules(page);
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    const sections = page.getByRole('banner').getByRole('navigation', { name: 'Sections' });
    const boxes = () =>
      sections.locator('a').evaluateAll((links) => links.map((link) => JSON.stringify(link.getBoundingClientRect())));
    await page.goto('/about', { waitUntil: 'commit' });
    for (let press = 1; press <= presses; press += 1) {
      await menu.click();
      await expect(sections).toBeVisible({ visible: press % 2 === 1 });
      await expect(menu).toHaveAttribute('aria-expanded', String(press % 2 === 1));
    }
    const drawnBoxes = await boxes();
    await modules.release();
    await expectStarted(page);
    await expect(sections).toBeVisible({ visible: isOpen });
    await expect(menu).toHaveAttribute('aria-expanded', String(isOpen));
    await expect.poll(boxes).toEqual(drawnBoxes);
  });

test('a link of the Menu works before any script has come', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await holdModules(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Creators' }).click();
  await expect(page).toHaveURL('/creators');
});

test.describe('a film', () => {
  test.use({ time: 'passes' });

  test('a drawn player is pressed: it says that it waits, and plays once React is there', async ({ page }) => {
    const modules = await holdModules(page);
    await page.goto('/levels/topic-001/videos/level-001', { waitUntil: 'commit' });
    const badge = drawn(page).locator('video + span');
    await expect(badge).not.toHaveCSS('animation-name', /spin/);
    await drawn(page).locator('video').click();
    await expect(badge).toHaveCSS('animation-name', /spin/);
    await expect(badge.locator('path')).toBeHidden();
    await modules.release();
    await expect(page.getByRole('main').locator('video')).toHaveJSProperty('paused', false);
  });

  test('a level is pressed on what is drawn: its first lesson plays without another press; opened by its address, or reloaded, it waits for one', async ({
    page,
  }) => {
    const video = page.getByRole('main').locator('video');
    const modules = await holdModules(page);
    await page.goto('/business/levels/topic-001', { waitUntil: 'commit' });
    await drawn(page).getByRole('listitem').getByRole('link').first().click();
    await expect(drawn(page).locator('video')).toBeVisible();
    await modules.release();
    await expect(video).toHaveJSProperty('paused', false);
    await page.reload();
    await expect(video).toHaveJSProperty('readyState', 4);
    await expect(video).toHaveJSProperty('paused', true);
    await page.goto(page.url());
    await expect(video).toHaveJSProperty('readyState', 4);
    await expect(video).toHaveJSProperty('paused', true);
  });
});

test('React comes while a button is being pressed: the press counts', async ({ page }) => {
  const modules = await holdModules(page);
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
  await modules.release();
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
  test(`the script of a drawn screen ${how}: the page is as without it`, async ({ page }) => {
    await page.route(DRAWN_SCREEN, (route) =>
      body === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body }),
    );
    await page.goto('/level/categories');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });

test('the early reads are refused: nothing is drawn, and the screen says so as it always does', async ({ page }) => {
  await page.route(/documents:runQuery/, (route) => route.fulfill({ status: 403, json: [{ error: { status: 'PERMISSION_DENIED' } }] })); // prettier-ignore
  const modules = await holdModules(page);
  const read = page.waitForResponse(/documents:runQuery/);
  await page.goto('/creators', { waitUntil: 'commit' });
  await read;
  await modules.release();
  await expect(page.getByText('Error fetching creators')).toBeVisible();
  await expect.poll(() => drawn(page).count()).toBe(0);
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
  const modules = await holdModules(page);
  await page.goto(`${feedSite.url}/feed`, { waitUntil: 'commit' });
  await expect(drawn(page).getByRole('article')).not.toHaveCount(0);
  const texts = () => page.locator('article').evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.replace(/ (id|aria-labelledby|style|data-state|data-discover)="[^"]*"/g, '').replace(/<svg.*?<\/svg>/g, ''))); // prettier-ignore
  const before = await texts();
  await modules.release();
  await expectStarted(page);
  const after = await texts();
  expect(before.length).toBeGreaterThan(4);
  expect(before.map(sorted)).toEqual(after.slice(0, before.length).map(sorted));
});

/** Both write attributes in an order of their own. */
const sorted = (html: string): string =>
  html.replace(/<(\w+)((?: [\w-]+="[^"]*")+)>/g, (_, tag: string, all: string) => `<${tag} ${[...all.matchAll(/[\w-]+="[^"]*"/g)].map(String).sort().join(' ')}>`); // prettier-ignore
