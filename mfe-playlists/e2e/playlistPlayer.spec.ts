import type { Page } from '@playwright/test';
import { hideTab } from '../../shared/testing/e2e/hideTab.ts';
import {
  failure,
  isPaused,
  loaded,
  playOnTo,
  playTo,
  pressPlay,
  timeOf,
  video,
} from '../../shared/testing/e2e/levelPage.ts';
import { end, expect, heading, PLAYLISTS, playOut, row, test, upNext } from '../../shared/testing/e2e/playlists.ts';

const live = (page: Page) => page.locator('#live-polite');
/** The time at which the current video started to play, in seconds. */
const startedAtS = (page: Page) =>
  video(page).evaluate(({ played }: HTMLVideoElement) => (played.length > 0 ? played.start(0) : -1));
const frames = (element: HTMLVideoElement) => element.getVideoPlaybackQuality().totalVideoFrames;

/** The video at that position is current and has played past `seconds`: until the page has changed, the previous one is shown at its end. */
async function plays(page: Page, position: number, seconds: number): Promise<void> {
  await expect(row(page, position)).toHaveAttribute('aria-current', 'true');
  await playOnTo(page, seconds);
}

async function open(page: Page, path: string = PLAYLISTS.three): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('region', { name: /^Video player: / })).toBeVisible();
}

/** Opens a playlist and plays its first video up to the card after it. */
async function toFirstCard(page: Page, path?: string): Promise<void> {
  await open(page, path);
  await toCard(page);
}

/** Plays the current video up to the card after it. */
async function toCard(page: Page): Promise<void> {
  await loaded(page);
  await pressPlay(page);
  await playOut(page);
  await expect(upNext(page)).toBeVisible();
}

test.describe('in order', () => {
  test('three videos: play one after the other in the same element and full screen; then Replay and Back to playlists', async ({
    page,
  }) => {
    await open(page);
    await expect(page).toHaveURL(/\?video=test-three-1$/);
    expect(await isPaused(page)).toBe(true);
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
      await expect(page).toHaveURL(new RegExp(`video=test-three-${position}$`));
      await plays(page, position, 0.5);
      expect(Math.abs(await startedAtS(page))).toBeLessThan(0.5);
      await expect.poll(() => video(page).evaluate(frames)).toBeGreaterThan(3);
      expect(await page.evaluate(() => document.fullscreenElement?.contains(document.querySelector('video')))).toBe(
        true,
      );
    }
    expect(await video(page).evaluate((now, before) => now === before, element)).toBe(true);
    await playOut(page);
    await expect(end(page)).toBeVisible();
    await expect(end(page).getByRole('link', { name: 'Back to playlists' })).toHaveAttribute(
      'href',
      PLAYLISTS.playlists,
    );
    await end(page).getByRole('button', { name: 'Replay' }).click();
    await expect(page).toHaveURL(/video=test-three-1$/);
    await plays(page, 1, 0.3);
    expect(Math.abs(await startedAtS(page))).toBeLessThan(0.5);
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
    expect(await timeOf(page)).toBeLessThan(8);
  });

  test('videos that cannot be played: are marked Unavailable and skipped', async ({ page }) => {
    await open(page, PLAYLISTS.broken);
    await expect(row(page, 2)).toContainText('Unavailable');
    await expect(row(page, 3)).not.toContainText('Unavailable');
    await toCard(page);
    await expect(upNext(page)).toContainText('Broken 3');
    await expect(upNext(page)).toContainText('This video is unavailable.');
    await expect(upNext(page)).toContainText('Stock the shelf');
    await expect(row(page, 3)).toContainText('Unavailable');
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

test.describe('resuming', () => {
  test('a reload in the middle, and opening the playlist again: resumes the video', async ({ page }) => {
    await open(page, `${PLAYLISTS.seeded}?video=clip-111`);
    await loaded(page);
    await page.keyboard.press('3');
    await pressPlay(page);
    await playTo(page, 11);
    await page.getByRole('button', { name: 'Pause' }).click();
    const leftAtS = await timeOf(page);
    await page.reload();
    await loaded(page);
    await expect(page).toHaveURL(/video=clip-111$/);
    await expect.poll(async () => Math.abs((await timeOf(page)) - leftAtS)).toBeLessThan(2);
    await open(page, PLAYLISTS.seeded);
    await expect(page).toHaveURL(/video=clip-111$/);
    await expect.poll(async () => Math.abs((await timeOf(page)) - leftAtS)).toBeLessThan(2);
  });

  test('the last video was watched to its end: the playlist opens with the next', async ({ page }) => {
    await toFirstCard(page);
    await open(page);
    await expect(page).toHaveURL(/video=test-three-2$/);
  });

  test('a selected row: resumes its video; the next video by itself: starts at 0:00', async ({ page }) => {
    await open(page, `${PLAYLISTS.three}?video=test-three-2`);
    await loaded(page);
    await page.keyboard.press('5');
    await expect(row(page, 2)).toContainText('50 percent watched');
    await row(page, 1).click();
    await plays(page, 1, 0.3);
    await row(page, 2).click();
    await plays(page, 2, 6);
    await row(page, 1).click();
    await plays(page, 1, 0.3);
    await playOut(page);
    await upNext(page).getByRole('button', { name: 'Play now' }).click();
    await plays(page, 2, 0.1);
    expect(Math.abs(await startedAtS(page))).toBeLessThan(0.5);
  });

  test('a video that is not in the playlist: the URL is corrected without a history entry', async ({ page }) => {
    await page.goto('/creators');
    await open(page, `${PLAYLISTS.three}?video=nowhere`);
    await expect(page).toHaveURL(/\?video=test-three-1$/);
    await page.goBack();
    await expect(page).toHaveURL('/creators');
  });

  test('progress in a playlist: is shown in Continue watching, and links back to the video', async ({ page }) => {
    await open(page, `${PLAYLISTS.three}?video=test-three-2`);
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: 'Three short videos' })).toBeVisible(); // the name may load after the videos
    await pressPlay(page);
    await playTo(page, 1);
    await page.getByRole('banner').getByRole('link').first().click();
    const card = page.getByRole('region', { name: 'Continue watching' }).getByRole('link', { name: 'Say the price' });
    await expect(card).toContainText('Three short videos');
    await expect(card).toContainText(/0:0\d of 0:1\d/);
    await expect(card.locator('img')).toHaveAttribute('src', /poster-lesson-01/);
    await card.click();
    await expect(page).toHaveURL(`${PLAYLISTS.three}?video=test-three-2`);
    await playTo(page, 1);
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
    expect(await upNext(page).innerText()).toBe(shown);
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
    expect(await video(page).evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(2);
    await expect(page.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('with the keyboard', () => {
  test('the focus: moves from the controls to the card and stays in the player', async ({ page }) => {
    await open(page);
    await loaded(page);
    await page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
    await playOut(page);
    await expect(upNext(page).getByRole('button', { name: 'Play now' })).toBeFocused();
    await hideTab(page, true); // pauses the countdown
    await page.keyboard.press('Tab');
    await expect(upNext(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: /^Video player: / })).toBeFocused();
  });

  test('the focus in the list: stays there when the card appears', async ({ page }) => {
    await open(page);
    await loaded(page);
    await pressPlay(page);
    await row(page, 3).focus();
    await playOut(page);
    await expect(upNext(page)).toBeVisible();
    await expect(row(page, 3)).toBeFocused();
  });

  test('Escape after several videos: leaves the page', async ({ page }) => {
    await open(page);
    await row(page, 2).click();
    await expect(page).toHaveURL(/video=test-three-2$/);
    await expect(row(page, 2)).toHaveAttribute('aria-current', 'true');
    await heading(page).click();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(PLAYLISTS.playlists);
  });
});
