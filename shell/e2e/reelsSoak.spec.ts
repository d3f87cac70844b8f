import type { Page } from '@playwright/test';
import { memoryOf } from './support/leaks.ts';
import { openReels, reelVideos } from '../../shared/testing/e2e/reels.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

const PLAYABLE = 62;
const MAX_LIVE = 5;
const HEAP_GROWTH_MB = 2;
const SHARE_OF_GROWTH = 0.05;

test('F79 five hundred swipes leave nothing behind', async ({ page }) => {
  test.setTimeout(600_000); // a minute on a machine that is not busy
  await openReels(page);
  const look = await memoryOf(page);
  await swipe(page, 0, 100);
  await atRest(page);
  const early = await look();
  await swipe(page, 100, 500);
  await atRest(page);
  const late = await look();
  console.warn('after 100', early, 'after 500', late);

  expect(late.heapMb).toBeLessThanOrEqual(early.heapMb + HEAP_GROWTH_MB);
  for (const what of ['nodes', 'listeners'] as const) {
    expect(Math.abs(late[what] - early[what]), what).toBeLessThanOrEqual(early[what] * SHARE_OF_GROWTH);
  }
  for (const what of ['mediaElements', 'mediaSources', 'hlsInstances'] as const) {
    expect(late[what], what).toBeLessThanOrEqual(MAX_LIVE);
  }
});

/** One reel plays and its neighbour is warm: what is held while a stream is opened is no measure. */
const atRest = (page: Page): Promise<void> =>
  expect
    .poll(async () => (await reelVideos(page)).map(({ isPaused, bufferedS }) => isPaused && bufferedS > 1.5).toSorted())
    .toEqual([false, true]);

/** From swipe `from` to swipe `to`, down the whole feed and up again; each reel is waited for until it plays. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  await page.evaluate(
    async ({ from, to, last }) => {
      const feed = document.querySelector('[role=feed]')!;
      const nextFrame = () => new Promise(requestAnimationFrame);
      const reach = async <T>(find: () => T | null | undefined | false): Promise<T> => {
        for (;;) {
          const found = find();
          if (found) return found;
          await nextFrame();
        }
      };
      for (let count = from; count < to; count += 1) {
        const round = (count + 1) % (2 * last);
        const index = round <= last ? round : 2 * last - round;
        const card = await reach(() => feed.querySelector<HTMLElement>(`[data-index="${index}"]`));
        card.parentElement!.parentElement!.scrollTo({ top: card.offsetTop, behavior: 'instant' });
        await reach(() => card.querySelector('video')?.paused === false);
      }
    },
    { from, to, last: PLAYABLE - 1 },
  );
}
