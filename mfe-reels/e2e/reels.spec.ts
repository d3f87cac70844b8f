import { hideTab } from '../../shared/testing/e2e/hideTab.ts';
import {
  expectAllPaused,
  expectPlaying,
  expectPreloaded,
  openReels,
  reelAt,
  reelVideos,
  scrollReels,
} from '../../shared/testing/e2e/reels.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

test.use({ time: 'passes' });

test('exactly one neighbour is preloaded, paused at its start, in the scroll direction', async ({ page }) => {
  await openReels(page);
  await expectPreloaded(page, 1);
  const [, neighbour, ...others] = await reelVideos(page);
  expect(neighbour).toMatchObject({ index: 1, isPaused: true, currentTime: 0 });
  expect(neighbour!.bufferedS).toBeLessThanOrEqual(6);
  expect(others).toEqual([]);

  await page.keyboard.press('ArrowDown');
  await expectPlaying(page, 1);
  await page.keyboard.press('ArrowDown');
  await expectPlaying(page, 2);
  await page.keyboard.press('ArrowUp');
  await expectPlaying(page, 1);
  await expectPreloaded(page, 0);
  expect((await reelVideos(page)).map(({ index }) => index).toSorted()).toEqual([0, 1]);
});

test('a reel that is scrolled away is paused and reset to its start', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // without scroll snapping the feed stays at the position that the test sets
  await page.goto('/reel');
  await reelAt(page, 0).getByRole('button', { name: 'Play' }).click();
  await expect.poll(async () => (await reelVideos(page))[0]!.currentTime).toBeGreaterThan(1);
  await scrollReels(page, { share: 0.4 });
  await expect
    .poll(async () => (await reelVideos(page)).find(({ index }) => index === 0))
    .toMatchObject({ isPaused: true, currentTime: 0 });
});

test('sound and volume apply to all reels, and persist after a reload', async ({ page }) => {
  await openReels(page);
  const volume = reelAt(page, 0).getByRole('slider', { name: 'Volume' });
  await expect(volume).toHaveValue('50');
  await expect(volume).toHaveAttribute('aria-valuetext', '50 percent');
  await reelAt(page, 0).getByRole('button', { name: 'Unmute' }).click();
  await volume.fill('80');
  await expect(volume).toHaveAttribute('aria-valuetext', '80 percent');
  await expectPlaying(page, 0);
  for (const index of [1, 2]) {
    await page.getByRole('button', { name: 'Next reel' }).click();
    await expectPlaying(page, index);
    const audible = (await reelVideos(page)).filter(({ isPaused, isMuted }) => !isPaused && !isMuted);
    expect(audible).toHaveLength(1);
    expect(audible[0]).toMatchObject({ index, volume: 0.8 });
  }
  await expect(page).toHaveURL('/reel?reel=reel-003');
  await page.reload();
  await page.getByRole('button', { name: 'Play reels' }).click(); // no browser permits sound before a user activation
  await expect(reelAt(page, 2).getByRole('button', { name: 'Mute', exact: true })).toBeVisible();
  await expect(reelAt(page, 2).getByRole('slider', { name: 'Volume' })).toHaveValue('80');
});

test('arrows, J and K and page keys change the reel and move the focus; space pauses; M mutes', async ({ page }) => {
  await openReels(page);
  await expectPlaying(page, 0);
  const moves = [
    ['ArrowDown', 1],
    ['j', 2],
    ['PageDown', 3],
    ['k', 2],
    ['PageUp', 1],
    ['ArrowUp', 0],
  ] as const;
  for (const [key, index] of moves) {
    await page.keyboard.press(key);
    await expect(reelAt(page, index)).toBeFocused();
    await expectPlaying(page, index);
  }
  await page.keyboard.press('Space');
  await expectAllPaused(page);
  await page.keyboard.press('Space');
  await expectPlaying(page, 0);
  await page.keyboard.press('m');
  await expect(reelAt(page, 0).getByRole('button', { name: 'Mute', exact: true })).toBeVisible();

  // Space on a button is the button's own.
  await reelAt(page, 0).getByRole('button', { name: 'Mute', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(reelAt(page, 0).getByRole('button', { name: 'Unmute' })).toBeVisible();
  await expectPlaying(page, 0);
});

test('Back returns to the last visible reel', async ({ page }) => {
  await openReels(page);
  await expectPlaying(page, 0);
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL('/reel?reel=reel-002');
  await page.getByRole('banner').getByRole('link', { name: 'Bazaar School' }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  await page.goBack();
  await expectPlaying(page, 1);
});

test('a device without Web Share: Share copies the link and shows a message', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await openReels(page);
  await reelAt(page, 0).getByRole('button', { name: 'Share' }).click();
  await expect(reelAt(page, 0).getByText('Link copied')).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/cards\/reel-reel-001\.html$/);
});

test('F74: a hidden tab pauses the reel, and it resumes at the same time when the tab is visible again', async ({
  page,
}) => {
  await openReels(page);
  await expect.poll(async () => (await reelVideos(page))[0]!.currentTime).toBeGreaterThan(1);
  await hideTab(page, true);
  await expect.poll(async () => (await reelVideos(page))[0]!.isPaused).toBe(true);
  const { currentTime } = (await reelVideos(page))[0]!;
  expect(currentTime).toBeGreaterThan(1);
  await hideTab(page, false);
  await expect.poll(async () => (await reelVideos(page))[0]!.currentTime).toBeGreaterThan(currentTime + 0.2);
});

test('a phone in landscape shows a whole card, and its reel plays', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await openReels(page);
  await expectPlaying(page, 0);
  await expect(reelAt(page, 0)).toBeInViewport({ ratio: 0.99 });
});
