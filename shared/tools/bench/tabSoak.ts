/** The memory of one tab that is used for long: thousands of posts, then dozens of lessons, then half an hour of reels. */
import { expect as baseExpect, type Page } from '@playwright/test';
import { levelVideos } from '../../contracts/paths.ts';
import { playTo, pressPlay } from '../../testing/e2e/levelPage.ts';
import { expectPlaying } from '../../testing/e2e/reels.ts';
import { goInside } from '../../testing/goInside.ts';
import { idOf } from '../seed/content.ts';
import { nextPage, playVideo } from './feedPage.ts';
import { memoryOf, type Memory } from './memory.ts';
import { newStartedPage, onSite } from './onSite.ts';
import type { BenchOptions } from './options.ts';
import { swipeUpAndDown } from './reelsPage.ts';
import { leastSquares } from './statistics.ts';
import { mostDecoders, watchDecoders } from './watchDecoders.ts';

/** As long as the browser tests wait. */
const expect = baseExpect.configure({ timeout: 15_000 });

/**
 * Of 5,460 posts one in twelve is hidden: ten on each of 500 pages. A minute has 15 swipes, after which the memory is measured: in
 * the first ten minutes each of the 62 reels is shown twice, down and up.
 */
const FULL = { seeded: 5_460, pages: 500, lessons: 50, minutes: 30, steadyAfter: 10, cadenceMs: 4_000, reels: 62 };
/** Its minutes have 15 swipes too, each as soon as the reel before plays. */
const SHORT = { seeded: 88, pages: 7, lessons: 3, minutes: 4, steadyAfter: 1, cadenceMs: 0, reels: 4 };
const SWIPES_A_MINUTE = 15;
const PLAYED_S = 1;

const MAX_HEAP_MB = 60;
const MAX_DECODERS = 3;
/**
 * The heap grows where its slope, less two standard errors, is above this, in KB a minute. The errors are what one measurement
 * differs from the next by. The rest is the engine's own, which still compiles code now and then; as a leak it would be 0.7 KB a swipe.
 */
const MAX_GROWTH_KB = 10;
/** Listeners and nodes weigh little, and their number differs little from one minute to another: what stays behind is found in it. */
const SHARE_OF_GROWTH = 0.05;

type Measure = () => Promise<Memory>;

export const run = ({ isShort }: BenchOptions): Promise<void> => {
  const form = isShort ? SHORT : FULL;
  return onSite(
    async (site, browser) => {
      const { pages, lessons, minutes } = form;
      console.log(`tabSoak: ${pages * 10} posts, ${lessons} lessons, ${minutes} minutes of reels, one tab`);
      const viewport = { width: 360, height: 740 };
      const page = await newStartedPage(browser, { baseURL: site.url, viewport });
      await watchDecoders(page);
      const measure = await openFeed(page, pages);
      const earlier = [await report('posts', measure)];
      await watchLessons(page, lessons);
      earlier.push(await report('lessons', measure));
      const reels = await watchReels(page, measure, form);
      expectLimits([...earlier, ...reels], await page.evaluate(mostDecoders));
      expectNoGrowth(reels, form.steadyAfter, isShort);
    },
    { posts: form.seeded },
  );
};

function expectLimits(stages: readonly Memory[], decodersSeen: number): void {
  const heapMb = Math.max(...stages.map((memory) => memory.heapMb));
  const decoders = Math.max(decodersSeen, ...stages.map((memory) => memory.decoders));
  console.log(`  heap      ${heapMb.toFixed(1)} MB at most (goal ≤ ${MAX_HEAP_MB})`);
  console.log(`  decoders  ${decoders} at most (goal ≤ ${MAX_DECODERS})`);
  expect(heapMb, 'heap, MB').toBeLessThanOrEqual(MAX_HEAP_MB);
  expect(decoders, 'decoders').toBeLessThanOrEqual(MAX_DECODERS);
}

/** `minutes`: the memory after each of the reels. */
function expectNoGrowth(minutes: readonly Memory[], steadyAfter: number, isShort: boolean): void {
  const steady = minutes.slice(steadyAfter - 1);
  const { slope, slopeError } = leastSquares(steady.map(({ heapMb }, index) => ({ x: index, y: heapMb * 1024 })));
  const [early, late] = [steady[0]!, steady.at(-1)!];
  console.log(`  from minute ${steadyAfter} of the reels on`);
  console.log(
    `  heap      ${slope.toFixed(1)} ± ${slopeError.toFixed(1)} KB a minute (goal: slope less two errors ≤ ${MAX_GROWTH_KB})`,
  );
  for (const name of ['nodes', 'listeners'] as const)
    console.log(`  ${name.padEnd(9)} ${early[name]} to ${late[name]} (goal ≤ ${SHARE_OF_GROWTH * 100} % more)`);
  // A few swipes do not tell: code is still being compiled, and reels are still opening.
  if (isShort) return;
  expect(slope - 2 * slopeError, 'growth of the heap, KB a minute').toBeLessThanOrEqual(MAX_GROWTH_KB);
  for (const name of ['nodes', 'listeners'] as const)
    expect(late[name], name).toBeLessThanOrEqual(early[name] * (1 + SHARE_OF_GROWTH));
}

/** Opens the feed, reads so many of its pages, and plays a video on each tenth. Returns what measures the page. */
async function openFeed(page: Page, pages: number): Promise<Measure> {
  await page.goto('/feed');
  await page.getByRole('article').first().waitFor();
  await playVideo(page); // hls.js is loaded by it
  const measure = await memoryOf(page);
  for (let number = 2; number <= pages; number += 1) {
    await nextPage(page);
    if (number % 10 === 0) await playVideo(page);
  }
  return measure;
}

/** Plays the first lesson of so many levels, each for a second. */
async function watchLessons(page: Page, lessons: number): Promise<void> {
  for (let index = 0; index < lessons; index += 1) {
    const path = levelVideos(idOf('topic', index), idOf('level', index));
    await goInside(page, path);
    await page.waitForURL(`**${path}*`);
    await pressPlay(page);
    await playTo(page, PLAYED_S);
  }
}

/** Swipes for so many minutes. Returns the memory at the end of each. */
async function watchReels(page: Page, measure: Measure, { minutes, cadenceMs, reels }: typeof FULL): Promise<Memory[]> {
  await goInside(page, '/reel');
  await page.getByRole('button', { name: 'Play reels' }).click();
  await expectPlaying(page, 0);
  const measured: Memory[] = [];
  while (measured.length < minutes) {
    const from = measured.length * SWIPES_A_MINUTE;
    await page.evaluate(swipeUpAndDown, { from, to: from + SWIPES_A_MINUTE, last: reels - 1, cadenceMs });
    measured.push(await report(`reels, minute ${measured.length + 1}`, measure));
  }
  return measured;
}

/** Measures the memory, and prints it. */
async function report(stage: string, measure: Measure): Promise<Memory> {
  const memory = await measure();
  const { heapMb, ...counts } = memory;
  const rest = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  console.log(`  ${stage.padEnd(18)} ${heapMb.toFixed(2)} MB · ${rest.join(' · ')}`);
  return memory;
}
