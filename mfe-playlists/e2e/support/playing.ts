import type { Page } from '@playwright/test';
import { loaded, playOnTo, pressPlay, video } from '../../../shared/testing/e2e/levelPage.ts';
import { expect, PLAYLISTS, playOut, row, upNext } from '../../../shared/testing/e2e/playlists.ts';

export async function open(page: Page, path: string = PLAYLISTS.three): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('region', { name: /^Video player: / })).toBeVisible();
}

/** Opens a playlist and plays its first video up to the card after it. */
export async function toFirstCard(page: Page, path?: string): Promise<void> {
  await open(page, path);
  await toCard(page);
}

/** Plays the current video up to the card after it. */
export async function toCard(page: Page): Promise<void> {
  await loaded(page);
  await pressPlay(page);
  await playOut(page);
  await expect(upNext(page)).toBeVisible();
}

/** The video at that position is current and has played past `seconds`: until the page has changed, the previous one is shown at its end. */
export async function plays(page: Page, position: number, seconds: number): Promise<void> {
  await expect(row(page, position)).toHaveAttribute('aria-current', 'true');
  await playOnTo(page, seconds);
}

/** Waits until the current video has played, and expects that it began at 0:00. */
export const expectFromStart = (page: Page): Promise<void> =>
  expect
    .poll(() => video(page).evaluate(({ played }: HTMLVideoElement) => (played.length > 0 ? played.start(0) : -1)))
    .toBeCloseTo(0, 0);

/** Runs the countdown to the next video. */
export const runCountdown = (page: Page): Promise<void> => page.clock.runFor(5_000);
