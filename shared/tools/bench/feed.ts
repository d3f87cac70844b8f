import type { CDPSession, Page } from '@playwright/test';
import { back, type Back, fastScroll, nextPage, savedDataBytes, standStill, type Scroll } from './feedPage.ts';
import { newStartedPage, onSite } from './onSite.ts';
import { effortOf, type BenchOptions } from './options.ts';
import { ratio, show, summary } from './statistics.ts';

/** One in twelve is hidden: of 5,460 these leave 5,000 to be seen, ten a page. */
const FULL = {
  seeded: 5_460,
  early: { first: 3, last: 7 },
  late: { first: 496, last: 500 },
  scrollPx: 60_000,
};
const SHORT = { seeded: 88, early: { first: 3, last: 4 }, late: { first: 6, last: 7 }, scrollPx: 8_000 };
const PAGE_SIZE = 10;
/** `runs`: of Back. */
const USUAL = { cpu: 4, runs: 7 };

/** The pages that are measured. */
interface Range {
  first: number;
  last: number;
}

interface PageCost {
  /** From the response to the posts in the list. */
  shownMs: number;
  /** The main thread's time for it, including the scroll to it. */
  taskMs: number;
}

/** 5,000 posts: what a page costs late against early, how the list scrolls, and how long Back takes. */
export async function run(options: BenchOptions): Promise<void> {
  const { cpu, runs } = effortOf(options, USUAL);
  console.log(`feed: ${options.isShort ? 80 : '5,000'} posts, 360 × 740, CPU ${cpu}× slower where measured`);
  const { seeded, early, late, scrollPx } = options.isShort ? SHORT : FULL;
  await onSite(
    async (site, browser) => {
      const page = await newStartedPage(browser, { viewport: { width: 360, height: 740 } });
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      await page.addInitScript(() => performance.setResourceTimingBufferSize(20_000));
      await page.goto(`${site.url}/feed`);
      await page.getByRole('article').first().waitFor();

      const earlyCosts = await costOfPages(page, session, early, cpu);
      const backsEarly = await backsOf(page, session, { cpu, runs });
      const heapEarly = await heapBytes(session);
      const lateCosts = await costOfPages(page, session, late, cpu);
      const heapLate = await heapBytes(session);
      const dataBytes = await bytesAdded(session, () => savedDataBytes(page));

      const of = (costs: PageCost[], pick: (cost: PageCost) => number) => summary(costs.map(pick));
      const ratioOf = (pick: (cost: PageCost) => number) => ratio(lateCosts.map(pick), earlyCosts.map(pick)).toFixed(2);
      console.log(
        `  ${pages(early)} response to list ${show(of(earlyCosts, (c) => c.shownMs))} ms · main thread ${show(of(earlyCosts, (c) => c.taskMs))} ms`,
      );
      console.log(
        `  ${pages(late)} response to list ${show(of(lateCosts, (c) => c.shownMs))} ms · main thread ${show(of(lateCosts, (c) => c.taskMs))} ms`,
      );
      console.log(
        `  ratio         response to list ${ratioOf((c) => c.shownMs)} · main thread ${ratioOf((c) => c.taskMs)} (goal ≤ 1.2)`,
      );
      const posts = (late.last - early.last) * PAGE_SIZE;
      const perPost = (heapLate - heapEarly) / posts / 1024;
      const dataPerPost = dataBytes / (late.last * PAGE_SIZE) / 1024;
      console.log(
        `  heap      ${perPost.toFixed(2)} KB a post, of which the data ${dataPerPost.toFixed(2)}: ${(perPost - dataPerPost).toFixed(2)} KB beyond (goal ≤ 0.5)`,
      );

      await slowDown(session, cpu);
      const still = await standStill(page, scrollPx);
      const scroll = await fastScroll(page, session, scrollPx);
      console.log(`  still     ${frames(still)}: the machine's own share`);
      console.log(`  scroll    ${frames(scroll)} (goals ≤ 20, 0)`);
      console.log(
        `  at most   ${scroll.mostNodes} nodes in the list (goal ≤ 300) · ${scroll.mostVideos} video elements (goal ≤ 3)`,
      );
      const backsLate = await backsOf(page, session, { cpu, runs });
      console.log(`  Back      after ${pages(early)} ${describeBacks(backsEarly)}`);
      console.log(`  Back      after ${pages(late)} ${describeBacks(backsLate)} (goals ≤ 120, ≤ 4)`);
      const msOf = (backs: Back[]) => backs.map(({ ms }) => ms);
      console.log(`  ratio     Back late to early ${ratio(msOf(backsLate), msOf(backsEarly)).toFixed(2)}`);
    },
    { posts: seeded },
  );
}

const pages = ({ first, last }: Range) => `pages ${first}–${last}`.padEnd(13);

const describeBacks = (backs: Back[]) =>
  `${show(summary(backs.map(({ ms }) => ms)))} ms, off by ${Math.max(...backs.map(({ offPx }) => offPx)).toFixed(1)} px`;

/** Goes away and back `runs` times, after once that only warms the code up. */
async function backsOf(page: Page, session: CDPSession, { cpu, runs }: { cpu: number; runs: number }): Promise<Back[]> {
  await back(page);
  await slowDown(session, cpu);
  const backs: Back[] = [];
  while (backs.length < runs) backs.push(await back(page));
  await slowDown(session, 1);
  return backs;
}

const frames = ({ p95FrameMs, longTasks }: Scroll) =>
  `p95 frame ${p95FrameMs.toFixed(1)} ms · tasks over 50 ms: ${longTasks.length}${longTasks.length > 0 ? `, the longest ${Math.max(...longTasks).toFixed(0)} ms` : ''}`;

/** Loads pages up to the last of the range and measures those in it, slowed down. */
async function costOfPages(page: Page, session: CDPSession, { first, last }: Range, cpu: number): Promise<PageCost[]> {
  const costs: PageCost[] = [];
  for (let number = await pagesShown(page); number < last; number += 1) {
    const isMeasured = number + 1 >= first;
    if (number + 1 === first) await slowDown(session, cpu);
    const before = await taskMs(session);
    const shownMs = await nextPage(page);
    if (isMeasured) costs.push({ shownMs, taskMs: (await taskMs(session)) - before });
  }
  await slowDown(session, 1);
  return costs;
}

const pagesShown = async (page: Page) =>
  Math.ceil(Number(await page.getByRole('article').last().getAttribute('aria-posinset')) / PAGE_SIZE);

const slowDown = (session: CDPSession, rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });

async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

async function heapBytes(session: CDPSession): Promise<number> {
  for (let count = 0; count < 3; count += 1) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/** By how much the heap grows through what `add` keeps alive. */
async function bytesAdded(session: CDPSession, add: () => Promise<void>): Promise<number> {
  const before = await heapBytes(session);
  await add();
  return (await heapBytes(session)) - before;
}
