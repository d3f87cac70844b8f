import { expect, type Locator, type Page } from '@playwright/test';

/** Level pages of the seed: with videos on page 1 only, on all three pages, on pages 1 and 3. */
export const LEVELS = {
  onePage: '/levels/topic-002/videos/level-002',
  threePages: '/levels/topic-001/videos/level-001',
  pagesOneAndThree: '/levels/topic-003/videos/level-003',
  another: '/levels/topic-006/videos/level-006',
} as const;

export const video = (page: Page): Locator => page.locator('video');

export const playlist = (page: Page): Locator => page.getByRole('list', { name: 'Videos of this page' });

export const timeOf = (page: Page): Promise<number> =>
  video(page).evaluate((element: HTMLVideoElement) => element.currentTime);

export const isPaused = (page: Page): Promise<boolean> =>
  video(page).evaluate((element: HTMLVideoElement) => element.paused);

export const failure = (page: Page): Locator => page.getByRole('main').getByRole('alert');

export async function openLevel(page: Page, path: string = LEVELS.onePage): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('region', { name: /^Video player: / })).toBeVisible();
}

export async function pressPlay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play', exact: true }).click();
}

/** Waits until the video has played past `seconds`. For tests in which time passes: a stream does not always start without. */
export async function playTo(page: Page, seconds: number): Promise<void> {
  await expectTimeToPass(page);
  await expect.poll(() => timeOf(page), { timeout: 20_000 }).toBeGreaterThan(seconds);
}

/** Waits until a video that has just started has played past `seconds`, where the one before it may still be at its end. */
export async function playOnTo(page: Page, seconds: number): Promise<void> {
  await expectTimeToPass(page);
  await expect
    .poll(() => video(page).evaluate(({ ended, currentTime }: HTMLVideoElement) => (ended ? 0 : currentTime)), {
      timeout: 20_000,
    })
    .toBeGreaterThan(seconds);
}

/** Waits until the stream is loaded and can be sought. For tests in which time passes, as `playTo` is. */
export async function loaded(page: Page): Promise<void> {
  await expectTimeToPass(page);
  await expect
    .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThanOrEqual(2);
}

/** stoppedTime.ts leaves the page's own timers there. */
async function expectTimeToPass(page: Page): Promise<void> {
  if (await page.evaluate(() => 'realTimers' in globalThis))
    throw new Error("Media loads and plays in tests with `test.use({ time: 'passes' })`.");
}
