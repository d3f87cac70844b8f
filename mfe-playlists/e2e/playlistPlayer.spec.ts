import type { Page } from '@playwright/test';
import { hideTab } from '../../shared/testing/e2e/hideTab.ts';
import { failure, isPaused, loaded, playTo, pressPlay, timeOf, video } from '../../shared/testing/e2e/levelPage.ts';
import { end, expect, PLAYLISTS, playOut, row, test, upNext } from '../../shared/testing/e2e/playlists.ts';
import { expectFromStart, open, plays, runCountdown, toCard, toFirstCard } from './support/playing.ts';

test.use({ time: 'passes' }); // videos play

const live = (page: Page) => page.locator('#live-polite');
const frames = (element: HTMLVideoElement) => element.getVideoPlaybackQuality().totalVideoFrames;

test.describe('in order', () => {
  test('three videos: play one after the other in the same element and full screen; then Replay and Back to playlists', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page);
    await expect(page).toHaveURL(/\?video=test-three-1$/);
    await expect.poll(() => isPaused(page)).toBe(true);
    await loaded(page);
    const element = await video(page).elementHandle();
    await pressPlay(page);
    await page.getByRole('button', { name: 'Full screen' }).click();
    await playTo(page, 0.5);
    for (const [position, name] of [
      [2, 'Say the price'],
      [3, 'Stock the shelf'],
    ] as const) {
      await playOut(page);
      await expect(upNext(page)).toContainText(name);
      await expect(live(page)).toHaveText(`Up next in 5 seconds: ${name}`);
      await runCountdown(page);
      await expect(page).toHaveURL(new RegExp(`video=test-three-${position}$`));
      await plays(page, position, 0.5);
      await expectFromStart(page);
      await expect.poll(() => video(page).evaluate(frames)).toBeGreaterThan(3);
      await expect
        .poll(() => page.evaluate(() => document.fullscreenElement?.contains(document.querySelector('video'))))
        .toBe(true);
    }
    await expect.poll(() => video(page).evaluate((now, before) => now === before, element)).toBe(true);
    await playOut(page);
    await expect(end(page)).toBeVisible();
    await expect(end(page).getByRole('link', { name: 'Back to playlists' })).toHaveAttribute(
      'href',
      PLAYLISTS.playlists,
    );
    await end(page).getByRole('button', { name: 'Replay' }).click();
    await expect(page).toHaveURL(/video=test-three-1$/);
    await plays(page, 1, 0.3);
    await expectFromStart(page);
    for (const position of [2, 3]) await expect(row(page, position)).toContainText('· Watched');
  });

  test('Cancel: stays at the video; Play now: does not wait', async ({ page }) => {
    await toFirstCard(page);
    await upNext(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(upNext(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await pressPlay(page);
    await playTo(page, 0.3);
    await expect(page).toHaveURL(/video=test-three-1$/);
    await playOut(page);
    await upNext(page).getByRole('button', { name: 'Play now' }).click();
    await expect(page).toHaveURL(/video=test-three-2$/);
    await plays(page, 2, 0.3);
    await page.goBack();
    await expect(page).toHaveURL(/video=test-three-1$/);
  });

  test('seeking back into the video: hides the card', async ({ page }) => {
    await toFirstCard(page);
    await page.keyboard.press('j');
    await expect(upNext(page)).toHaveCount(0);
    await expect.poll(() => timeOf(page)).toBeLessThan(8);
  });

  test('videos that cannot be played: are marked Unavailable and skipped', async ({ page }) => {
    await page.clock.install();
    await open(page, PLAYLISTS.broken);
    await expect(row(page, 2)).toContainText('Unavailable');
    await expect(row(page, 3)).not.toContainText('Unavailable');
    await toCard(page);
    await expect(upNext(page)).toContainText('Broken 3');
    await expect(upNext(page)).toContainText('This video is unavailable.');
    await expect(upNext(page)).toContainText('Stock the shelf');
    await expect(row(page, 3)).toContainText('Unavailable');
    await runCountdown(page);
    await expect(page).toHaveURL(/video=test-broken-4$/);
    await plays(page, 4, 0.3);
    await row(page, 2).click();
    await expect(failure(page)).toContainText('Invalid video URL');
    await row(page, 3).click();
    await expect(failure(page)).toContainText('Video playback error: networkError');
    await expect(row(page, 3)).toContainText('Unavailable');
    await expect(upNext(page)).toHaveCount(0);
  });
});

test.describe('autoplay', () => {
  test('a hidden tab: the countdown is paused', async ({ page }) => {
    await page.clock.install();
    await toFirstCard(page);
    await hideTab(page, true);
    await page.clock.runFor(500); // a second that had just passed is rendered
    const shown = await upNext(page).innerText();
    await page.clock.runFor(5_500);
    await expect.poll(() => upNext(page).innerText()).toBe(shown);
    await hideTab(page, false);
    await expect(page).toHaveURL(/video=test-three-2$/);
  });

  for (const [preference, setPreference] of [
    ['reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
    ['data saver', (page: Page) => page.addInitScript(() => localStorage.setItem('bazaar.dataSaver', 'true'))],
  ] as const) {
    test(`${preference}: the next video waits for Play now`, async ({ page }) => {
      await setPreference(page);
      await page.clock.install();
      await open(page);
      await pressPlay(page);
      await playTo(page, 0.1);
      await playOut(page);
      await expect(live(page)).toHaveText('Up next: Say the price');
      await page.clock.runFor(5_500);
      await upNext(page).getByRole('button', { name: 'Play now' }).click();
      await plays(page, 2, 0.1);
      await expect(page).toHaveURL(/video=test-three-2$/);
    });
  }

  test('Autoplay next off in the middle of a countdown: the next video waits, also after a reload', async ({
    page,
  }) => {
    await open(page);
    const autoplay = page.getByRole('switch', { name: 'Autoplay next' });
    await expect(autoplay).toBeChecked();
    await toCard(page);
    await autoplay.uncheck();
    await expect(live(page)).toHaveText('Up next: Say the price');
    await page.reload();
    await expect(autoplay).not.toBeChecked();
    await expect(page).toHaveURL(/video=test-three-1$/);
  });

  test('the next video: has the same speed and captions', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('bazaar.lessons', '{"speed":2,"hasCaptions":true,"hasAutoplay":false}'),
    );
    await toFirstCard(page, PLAYLISTS.seeded);
    await upNext(page).getByRole('button', { name: 'Play now' }).click();
    await plays(page, 2, 2);
    await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(2);
    await expect(page.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'true');
  });
});
