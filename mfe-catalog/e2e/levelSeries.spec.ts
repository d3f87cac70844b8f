import type { Page } from '@playwright/test';
import { denied } from '../../shared/testing/e2e/answers.ts';
import { gate } from '../../shared/testing/e2e/gate.ts';
import { database } from '../../shared/testing/e2e/requests.ts';
import { openLevel, playlist, pressPlay, video } from '../../shared/testing/e2e/levelPage.ts';
import { expect, SERIES, test, topicEnd, upNext } from '../../shared/testing/e2e/levelSeries.ts';
import { playOnPast, timePassesUntil } from './support/streams.ts';

/** The countdown to the next lesson. */
const UP_NEXT_MS = 5_000;

/** Seeks close to the end with a key and lets the video play to its end. */
async function playOut(page: Page): Promise<void> {
  await page.keyboard.press('9');
  await timePassesUntil(page, () => video(page).evaluate(({ ended }: HTMLVideoElement) => ended)).toBe(true);
}
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const inFullscreen = (page: Page) =>
  page.evaluate(() => document.fullscreenElement?.contains(document.querySelector('video')) ?? false);

/** The video of that name is shown and has played past `seconds`: until the page has changed, the previous one is shown at its end. */
async function plays(page: Page, name: string, seconds: number): Promise<void> {
  await expect(heading(page)).toContainText(name);
  await timePassesUntil(page, () =>
    video(page).evaluate(({ ended, currentTime }: HTMLVideoElement) => (ended ? 0 : currentTime)),
  ).toBeGreaterThan(seconds);
}

async function start(page: Page, path: string): Promise<void> {
  await openLevel(page, path);
  await pressPlay(page);
  await playOnPast(page, 0.1);
}

test('the end of a lesson: next video, next page, next level (What before How), then Topic finished, in one player and full screen', async ({
  page,
}) => {
  await start(page, SERIES.first);
  const element = await video(page).elementHandle();
  await page.getByRole('button', { name: 'Full screen' }).click();
  const steps = [
    ['Know the tools, part 2', 'Up next', /test-what-1\?page=1&video=test-what-1-2$/],
    ['Know the tools, part 3', 'Up next · Page 3', /test-what-1\?page=3&video=test-what-1-3$/],
    ['Know the prices, part 1', 'Up next · Know the prices', /test-what-3\?page=2&video=test-what-3-1$/],
    ['Send the bill, part 1', 'Up next · Send the bill', /test-how-1\?page=1&video=test-how-1-1$/],
  ] as const;
  for (const [name, label, url] of steps) {
    await playOut(page);
    await expect(upNext(page)).toContainText(name);
    await expect(upNext(page)).toContainText(label);
    await expect(page.locator('#live-polite')).toHaveText(`Up next in 5 seconds: ${name}`);
    await page.clock.runFor(UP_NEXT_MS);
    await expect(page).toHaveURL(url);
    await plays(page, name, 0.3);
    await expect.poll(() => inFullscreen(page)).toBe(true);
  }
  await expect.poll(() => video(page).evaluate((now, before) => now === before, element)).toBe(true);
  await playOut(page);
  await expect(topicEnd(page)).toContainText('Small repairs');
  await expect(topicEnd(page).getByRole('link', { name: 'Other topics' })).toHaveAttribute('href', SERIES.topics);
  await topicEnd(page).getByRole('button', { name: 'Replay' }).click();
  await playOnPast(page, 0.3);
  await expect(topicEnd(page)).toHaveCount(0);
  await playOut(page);
  await topicEnd(page).getByRole('link', { name: 'Back to levels' }).click();
  await expect(page).toHaveURL(SERIES.levels);
});

test('Cancel: stays at the video; Play now: adds a history entry; Autoplay next off: no countdown', async ({
  page,
}) => {
  await start(page, SERIES.first);
  await playOut(page);
  await upNext(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(upNext(page)).toHaveCount(0);
  await page.getByRole('switch', { name: 'Autoplay next' }).uncheck();
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('bazaar.lessons') ?? '{}') as object))
    .toMatchObject({ hasAutoplay: false });
  await pressPlay(page);
  await playOnPast(page, 0.3);
  await playOut(page);
  await expect(page.locator('#live-polite')).toHaveText('Up next: Know the tools, part 2');
  await upNext(page).getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/video=test-what-1-2$/);
  await plays(page, 'Know the tools, part 2', 1);
  await page.goBack();
  await expect(page).toHaveURL(/video=test-what-1-1$/);
  await expect(playlist(page).getByRole('link').nth(1)).toContainText('percent watched');
});

test('the next level cannot be loaded: says so instead of Topic finished; Try Again loads it', async ({ page }) => {
  const levels = await gate(page, database('levels-new'), denied);
  await start(page, `${SERIES.first}?page=3&video=test-what-1-3`);
  await playOut(page);
  const failed = page.getByRole('region', { name: 'The next level could not be loaded.' });
  await expect(failed).toBeVisible();
  await levels.release();
  await failed.getByRole('button', { name: 'Try Again' }).click();
  await expect(
    upNext(page)
      .or(heading(page).filter({ hasText: 'Know the prices' }))
      .first(),
  ).toBeVisible();
});
