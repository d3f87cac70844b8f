import { isPreloaded, openReels, reelVideos } from '../../testing/e2e/reels.ts';
import { expect as baseExpect, type Page } from '@playwright/test';
import { memoryOf, type Memory } from './memory.ts';
import { defineNameHelper, onSite } from './onSite.ts';
import type { BenchOptions } from './options.ts';

/** As long as the browser tests wait. */
const expect = baseExpect.configure({ timeout: 15_000 });

/** Swipes down the first `reels` and up again: each has been shown before the first measurement. The feed has 62. */
const FULL = { early: 100, late: 500, reels: 62 };
/** Both at the same reel, on the way down: at the first one, on the way up, no neighbour is prepared. */
const SHORT = { early: 12, late: 22, reels: 6 };
const MAX_LIVE = 5;
const HEAP_GROWTH_MB = 2;
const SHARE_OF_GROWTH = 0.05;

/** F79: fails when 500 swipes through the reels leave media, nodes, listeners or memory behind. */
export const run = ({ isShort }: BenchOptions): Promise<void> =>
  onSite(async (site, browser) => {
    const swipes = isShort ? SHORT : FULL;
    console.log(`F79: reelsSoak: memory after ${swipes.late} swipes against ${swipes.early}`);
    const page = await browser.newPage({ baseURL: site.url, serviceWorkers: 'block' });
    await defineNameHelper(page);
    await openReels(page);
    const measure = await memoryOf(page);
    await swipe(page, 0, swipes.early, swipes.reels);
    await expectAtRest(page);
    const early = await memoryAtRest(measure);
    await swipe(page, swipes.early, swipes.late, swipes.reels);
    await expectAtRest(page);
    console.log(`  after ${swipes.early}`, early);

    // On a busy machine what belongs to the last swipe is still being done: what was left behind stays.
    await expect(async () => {
      const late = await measure();
      console.log(`  after ${swipes.late}`, late);
      expect(late.heapMb).toBeLessThanOrEqual(early.heapMb + HEAP_GROWTH_MB);
      for (const name of ['nodes', 'listeners'] as const) {
        expect(Math.abs(late[name] - early[name]), name).toBeLessThanOrEqual(early[name] * SHARE_OF_GROWTH);
      }
      for (const name of ['mediaElements', 'mediaSources', 'hlsInstances'] as const) {
        expect(late[name], name).toBeLessThanOrEqual(MAX_LIVE);
      }
    }).toPass({ timeout: 15_000 });
  });

/** One reel plays and its neighbour is preloaded: what is held while a stream opens is not measured. */
const expectAtRest = (page: Page): Promise<void> =>
  expect
    .poll(async () => (await reelVideos(page)).map((video) => video.isPaused && isPreloaded(video)).toSorted())
    .toEqual([false, true]);

/** A stream that has just opened holds listeners for a moment: the memory once two measurements in a row have as many. */
async function memoryAtRest(measure: () => Promise<Memory>): Promise<Memory> {
  let memory = await measure();
  await expect(async () => {
    const { listeners } = memory;
    memory = await measure();
    expect(memory.listeners).toBe(listeners);
  }).toPass({ timeout: 15_000 });
  return memory;
}

/** From swipe `from` to swipe `to`, down the first `reels` and up again; waits at each reel until it plays. */
async function swipe(page: Page, from: number, to: number, reels: number): Promise<void> {
  await page.evaluate(
    async ({ from, to, last }) => {
      const feed = document.querySelector('[role=feed]')!;
      const nextFrame = () => new Promise(requestAnimationFrame);
      const until = async <T>(find: () => T | null | undefined | false): Promise<T> => {
        for (;;) {
          const found = find();
          if (found) return found;
          await nextFrame();
        }
      };
      for (let count = from; count < to; count += 1) {
        const round = (count + 1) % (2 * last);
        const index = round <= last ? round : 2 * last - round;
        const card = await until(() => feed.querySelector<HTMLElement>(`[data-index="${index}"]`));
        card.parentElement!.parentElement!.scrollTo({ top: card.offsetTop, behavior: 'instant' });
        await until(() => card.querySelector('video')?.paused === false);
      }
    },
    { from, to, last: reels - 1 },
  );
}
