import { isPreloaded, openReels, reelVideos } from '../../testing/e2e/reels.ts';
import { expect as baseExpect, type Page } from '@playwright/test';
import { memoryOf, type Memory } from './memory.ts';
import { newStartedPage, onSite } from './onSite.ts';
import type { BenchOptions } from './options.ts';
import { swipeUpAndDown } from './reelsPage.ts';

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
    const last = swipes.reels - 1;
    console.log(`F79: reelsSoak: memory after ${swipes.late} swipes against ${swipes.early}`);
    const page = await newStartedPage(browser, { baseURL: site.url });
    await openReels(page);
    const measure = await memoryOf(page);
    await page.evaluate(swipeUpAndDown, { from: 0, to: swipes.early, last });
    await expectAtRest(page);
    const early = await memoryAtRest(measure);
    await page.evaluate(swipeUpAndDown, { from: swipes.early, to: swipes.late, last });
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
