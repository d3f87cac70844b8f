import type { Locator, Page } from '@playwright/test';
import { article, expect, post, scrollTo, showPosts, test } from '../../shared/testing/e2e/feedSite.ts';

test.use({ time: 'passes' }); // videos play

const video = (number: number, fields: object = {}) =>
  post(number, { postType: 'video', videoStreamId: 'lesson-01', imgId: 'post-02', duration: '0:40', ...fields });

const regionOf = (page: Page, title: string) => page.getByRole('region', { name: `Video: ${title}` });
const isPlaying = (region: Locator) =>
  region.locator('video').evaluate((element: HTMLVideoElement) => !element.paused && element.currentTime > 0.2);
const isMuted = (region: Locator) => region.locator('video').evaluate((element: HTMLVideoElement) => element.muted);
const playing = (page: Page) =>
  page.locator('video').evaluateAll((all) => all.filter((element) => !(element as HTMLVideoElement).paused).length);

test('only the video nearest to 40 % of the screen height plays automatically, muted', async ({ page, feedSite }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await showPosts(
    feedSite,
    [1, 2, 3, 4, 5].map((number) => video(number)),
  );
  await page.goto(`${feedSite.url}/feed`);
  await expect.poll(() => isPlaying(regionOf(page, 'Post 1'))).toBe(true);
  await expect.poll(() => isMuted(regionOf(page, 'Post 1'))).toBe(true);
  await expect(regionOf(page, 'Post 1').getByText('0:40', { exact: true })).toBeVisible();
  await page.mouse.wheel(0, 340);
  await expect.poll(() => isPlaying(regionOf(page, 'Post 2'))).toBe(true);
  await expect.poll(() => playing(page)).toBe(1);
});

test('a click pins the video and unmutes it: it plays on while another is nearer, until it is off the screen', async ({
  page,
  feedSite,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await showPosts(
    feedSite,
    [1, 2, 3, 4, 5].map((number) => video(number)),
  );
  await page.goto(`${feedSite.url}/feed`);
  const first = regionOf(page, 'Post 1');
  await expect.poll(() => isPlaying(first)).toBe(true);
  await first.locator('video').click({ position: { x: 100, y: 40 } });
  await expect.poll(() => isMuted(first)).toBe(false);
  await page.mouse.wheel(0, 180);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(150);
  await expect(first).toHaveAttribute('data-state', 'pinned');
  await expect.poll(() => isPlaying(first)).toBe(true);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => playing(page)).toBe(1);
  await expect.poll(() => isMuted(page.locator('[data-state="auto"]'))).toBe(true);
});

test('the controls play, pause, mute, restart and seek by click and key, and show the time', async ({
  page,
  feedSite,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await showPosts(feedSite, [video(1)]);
  await page.goto(`${feedSite.url}/feed`);
  const region = regionOf(page, 'Post 1');
  await region.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => isPlaying(region)).toBe(true);
  await expect(region).toContainText(/0:0\d \/ 0:40/);
  await region.getByRole('button', { name: 'Mute' }).click();
  await expect.poll(() => isMuted(region)).toBe(true);
  await region.getByRole('button', { name: 'Unmute' }).click();
  await expect.poll(() => isMuted(region)).toBe(false);
  await region.getByRole('button', { name: 'Pause' }).click();
  const timeOf = () => region.locator('video').evaluate((element: HTMLVideoElement) => element.currentTime);
  const seek = region.getByRole('slider', { name: 'Seek' });
  const box = (await seek.boundingBox())!;
  await seek.click({ position: { x: box.width / 2, y: box.height / 2 } });
  await expect.poll(timeOf).toBeGreaterThan(15);
  const before = await timeOf();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => Math.round(before - (await timeOf()))).toBe(5);
  await region.getByRole('button', { name: 'Restart' }).click();
  await expect.poll(timeOf).toBeLessThan(5);
  await expect.poll(() => isPlaying(region)).toBe(true);
});

test('a video that the reader paused does not restart by itself while it is on the screen', async ({
  page,
  feedSite,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await showPosts(
    feedSite,
    [1, 2, 3].map((number) => video(number)),
  );
  await page.goto(`${feedSite.url}/feed`);
  const [first, second] = [regionOf(page, 'Post 1'), regionOf(page, 'Post 2')];
  await expect.poll(() => isPlaying(first)).toBe(true);
  await first.getByRole('button', { name: 'Pause' }).click();
  await page.mouse.wheel(0, 320);
  await expect(second).toHaveAttribute('data-state', 'auto');
  await page.mouse.wheel(0, -320);
  // The first is the nearest again, and neither of them plays.
  await expect(second).toHaveAttribute('data-state', 'inactive');
  await expect(first).toHaveAttribute('data-state', 'inactive');
  await expect.poll(() => playing(page)).toBe(0);
});

for (const preference of ['reduced motion', 'data saver'] as const) {
  test(`under ${preference} no video plays automatically and no stream is requested`, async ({
    page,
    quiet,
    feedSite,
  }) => {
    if (preference === 'reduced motion') await page.emulateMedia({ reducedMotion: 'reduce' });
    else
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true, addEventListener() {} } }),
      );
    await showPosts(feedSite, [video(1)]);
    const streams: string[] = [];
    page.on('request', (request) => request.url().includes('/manifest/') && streams.push(request.url()));
    await page.goto(`${feedSite.url}/feed`);
    await expect(regionOf(page, 'Post 1').getByRole('button', { name: 'Play' })).toBeVisible();
    await quiet();
    expect(streams).toEqual([]);
    await expect.poll(() => playing(page)).toBe(0);
  });
}

test('a missing stream: Video unavailable is shown, with Try Again', async ({ page, feedSite }) => {
  await showPosts(feedSite, [video(1, { videoStreamId: 'lesson-99' }), post(2)]);
  await page.goto(`${feedSite.url}/feed`);
  const region = regionOf(page, 'Post 1');
  await expect(region.getByText('Video unavailable')).toBeVisible({ timeout: 20_000 });
  await expect(region.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

test('only videos on the screen have a player; leaving the feed removes them all', async ({ page, feedSite }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await showPosts(
    feedSite,
    Array.from({ length: 30 }, (_, index) => video(index + 1)),
  );
  await page.goto(`${feedSite.url}/feed`);
  let most = 0;
  const count = async () => (most = Math.max(most, await page.locator('video').count()));
  for (const title of ['Post 6', 'Post 12', 'Post 18', 'Post 25']) {
    await scrollTo(page, article(page, title), { stepPx: 170 });
    await count();
  }
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(3);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page.locator('video')).toHaveCount(0);
});
