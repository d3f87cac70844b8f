import { devices, type Page } from '@playwright/test';
import { expectPlaying, expectPreloaded, reelAt, reelVideos } from '../../shared/testing/e2e/reels.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { swipe } from '../../shared/testing/e2e/swipe.ts';

test.use({ time: 'passes' });

/** A phone's screen with touch input, from which the browser derives pointer events, clicks and scrolling. */
const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
test.use(phone);

const MIDDLE = { position: { x: 120, y: 200 } };

/** The click follows the touch events of the tap after a delay. */
async function turnOnMusic(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Turn on Music' }).tap();
  await expect(page.getByRole('button', { name: 'Turn off Music' })).toBeVisible();
}

test('one tap on Play reels plays; a second tap on the picture pauses, a third plays', async ({ page }) => {
  await page.goto('/reel');
  await expectPreloaded(page, 0);
  await page.getByRole('button', { name: 'Play reels' }).tap();
  await expectPlaying(page, 0);
  await expect(page.getByRole('button', { name: 'Play reels' })).toHaveCount(0);
  await reelAt(page, 0).tap(MIDDLE);
  await expect.poll(async () => (await reelVideos(page))[0]!.isPaused).toBe(true);
  await reelAt(page, 0).tap(MIDDLE);
  await expectPlaying(page, 0);
});

test('the first tap on the picture plays', async ({ page }) => {
  await page.goto('/reel');
  await expectPreloaded(page, 0);
  await reelAt(page, 0).tap(MIDDLE);
  await expectPlaying(page, 0);
});

test('the first tap on a button of the reel performs its action, and the reel plays', async ({ page }) => {
  await page.goto('/reel');
  await expectPreloaded(page, 0);
  await reelAt(page, 0).getByRole('button', { name: 'Unmute' }).tap();
  await expectPlaying(page, 0);
  expect((await reelVideos(page))[0]).toMatchObject({ isMuted: false });
});

test('taps on the links of a reel: its lesson plays, its topic and its maker have their pages', async ({ page }) => {
  const tap = async (name: 'Full lesson' | 'topic' | 'maker') => {
    await page.goto('/reel');
    await expectPreloaded(page, 0);
    const links = reelAt(page, 0).getByRole('link');
    const href = { 'Full lesson': /^\/levels\//, topic: /^\/business\/levels\//, maker: /^\/creators\// }[name];
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    await links.nth(hrefs.findIndex((found) => href.test(found))).tap();
    await expect(page).toHaveURL((url) => href.test(url.pathname));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  await tap('topic');
  await tap('maker');
  await tap('Full lesson');
  await expect
    .poll(() => page.locator('video').evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
    .toBeGreaterThan(1);
});

test('a swipe as the first interaction shows the next reel, and it plays', async ({ page }) => {
  await page.goto('/reel');
  await expectPreloaded(page, 0);
  await swipe(page, { x: 200, y: 600 }, { x: 200, y: 150 });
  await expect(reelAt(page, 1)).toBeInViewport({ ratio: 0.9 });
  await expectPlaying(page, 1);
  await expect(page.getByRole('button', { name: 'Play reels' })).toHaveCount(0);
});

test('Turn on Music: a tap on Play reels plays with sound', async ({ page }) => {
  await page.goto('/services');
  await turnOnMusic(page);
  await page.goto('/reel');
  await page.getByRole('button', { name: 'Play reels' }).tap();
  await expectPlaying(page, 0);
  expect((await reelVideos(page))[0]).toMatchObject({ isMuted: false, volume: 0.5 });
});

test('Music is on and the first interaction is a swipe: the next reel plays with sound', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('bazaar.sound', JSON.stringify({ isMuted: false, volume: 50 })));
  await page.goto('/reel');
  await expectPreloaded(page, 0);
  await swipe(page, { x: 200, y: 600 }, { x: 200, y: 150 });
  await expectPlaying(page, 1);
  await expect
    .poll(async () => (await reelVideos(page)).find(({ index }) => index === 1))
    .toMatchObject({ isMuted: false, isPaused: false });
});

test('Turn on Music, then Reels in the same tab: the reel starts with sound after one tap', async ({ page }) => {
  await page.goto('/services');
  await turnOnMusic(page);
  await page.getByRole('banner').getByRole('link', { name: 'Bazaar School' }).tap();
  await page.getByRole('link', { name: 'Watch Now' }).tap();
  await page.getByRole('button', { name: 'Play reels' }).tap();
  await expectPlaying(page, 0);
  expect((await reelVideos(page))[0]).toMatchObject({ isMuted: false });
});

test('stories: a tap past the last image closes the viewer, and the page below gets no click', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // then no image advances by itself just before a tap
  await page.goto('/feed');
  const last = page.getByRole('region', { name: 'Stories' }).getByRole('button').last();
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  await last.tap();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toBeVisible();
  await expect(viewer.getByRole('status')).toHaveCount(0); // the image is rendered, and touches are handled
  const clicks = await page.evaluateHandle(() => {
    const targets: string[] = [];
    addEventListener(
      'click',
      ({ target }) => targets.push((target as Element).closest('dialog') ? 'viewer' : 'page'),
      true,
    );
    return targets;
  });
  const { width, height } = page.viewportSize()!;
  while ((await viewer.count()) > 0) {
    const shown = await viewer.getByText(/^Image \d of \d$/).textContent();
    await page.touchscreen.tap(width * 0.9, height / 2);
    await expect(viewer.getByText(shown!, { exact: true })).toHaveCount(0);
  }
  expect(new Set(await clicks.jsonValue())).toEqual(new Set(['viewer']));
  await expect(page).toHaveURL('/feed');

  await last.tap();
  await expect(viewer).toBeVisible();
  await expect(viewer.getByRole('status')).toHaveCount(0);
  await swipe(page, { x: width / 2, y: height / 3 }, { x: width / 2, y: height / 3 + 200 });
  await expect(viewer).toHaveCount(0);
  await expect(page).toHaveURL('/feed');
});
