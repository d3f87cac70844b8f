import type { Page } from '@playwright/test';
import { expectStarted } from '../../testing/e2e/started.ts';
import { onPhone } from './coldVisit.ts';
import { onDistantSite, type DistantSite } from './onDistantSite.ts';
import { effortOf, linesOf, type BenchOptions } from './options.ts';
import type { OpenProfile } from './profile.ts';
import { countReelBytes } from './reelBytes.ts';
import { watchSwipes, type Swipe } from './reelsPage.ts';
import { describeLine, shapedLink, type Line } from './shapedLink.ts';
import { percentile, ratio, show, showStartup, summary } from './statistics.ts';

const REELS = { full: 12, short: 4 };
/** The time between two swipes: usual, and fast. */
const CADENCES_MS = { full: [4_000, 1_000], short: [1_000] };
const USUAL = { cpu: 1, runs: 1 };
/** Prepared: the next card. Unprepared: the one after it, for which nothing has been preloaded. */
const STEPS = { prepared: 1, unprepared: 2 } as const;

interface Run {
  firstMs: number;
  swipes: Swipe[];
  /** Waits for data in the middle of a reel, from the first swipe on: after the first one the page's reels buffer more (mfe-reels, `useBufferS`). */
  stalls: number;
  /** For each reel: downloaded, decoded, and what a player would have downloaded that knows when each swipe comes. */
  kilobytes: Record<'downloaded' | 'shown' | 'oracle', number>;
}

/** Swipes through the reels on two lines at two cadences: how long until the next one plays, prepared and not, and for how many bytes. */
export async function run(options: BenchOptions): Promise<void> {
  const { isShort } = options;
  const { cpu, runs } = effortOf(options, USUAL);
  const reels = isShort ? REELS.short : REELS.full;
  console.log('reels: from the swipe to the next reel, the neighbour prepared against not');
  await onDistantSite(options, async (site, openProfile) => {
    for (const [name, line] of linesOf(options, ['mid', 'slow'])) {
      for (const cadenceMs of isShort ? CADENCES_MS.short : CADENCES_MS.full) {
        const swipe = (step: number) => swipeThrough(site, openProfile, line, { reels, cadenceMs, step, cpu });
        const prepared: Run[] = [];
        const unprepared: Run[] = [];
        while (prepared.length < runs) {
          prepared.push(await swipe(STEPS.prepared));
          unprepared.push(await swipe(STEPS.unprepared));
        }
        console.log(`  ${describeLine(name)}, a swipe every ${cadenceMs / 1000} s, CPU ${cpu}× slower`);
        print('prepared', prepared);
        print('unprepared', unprepared);
        const frames = (all: Run[]) => all.flatMap(({ swipes }) => swipes.map(({ frameMs }) => frameMs));
        const howOften = ratio(frames(unprepared), frames(prepared)).toFixed(1);
        console.log(`    first new frame, unprepared to prepared: ${howOften}`);
      }
    }
  });
}

interface Swiping {
  reels: number;
  cadenceMs: number;
  step: number;
  cpu: number;
}

async function swipeThrough(
  { origins, routes }: DistantSite,
  openProfile: OpenProfile,
  line: Line,
  { reels, cadenceMs, step, cpu }: Swiping,
): Promise<Run> {
  const link = await shapedLink(line, routes);
  const visit = onPhone(openProfile, cpu, async (page) => {
    const bytesOf = countReelBytes(page);
    await page.goto(`${origins.site}/reel`);
    const firstMs = await firstReel(page);
    await expectStarted(page); // the document has drawn the first reel alone
    await page.waitForTimeout(cadenceMs);
    const { swipes, shown, stalls } = await page.evaluate(watchSwipes, { count: reels - 1, step, cadenceMs });
    const { downloaded, oracle } = bytesOf(shown);
    const each = (bytes: number) => bytes / 1024 / shown.length;
    const decoded = shown.reduce((sum, { bytes }) => sum + bytes, 0);
    return {
      firstMs,
      swipes,
      stalls,
      kilobytes: { downloaded: each(downloaded), shown: each(decoded), oracle: each(oracle) },
    };
  });
  return visit.finally(link.stop);
}

/** From the page's start to a reel that plays. */
async function firstReel(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Play reels' }).click();
  await page.waitForFunction(() => [...document.querySelectorAll('video')].some((video) => video.currentTime > 0));
  return page.evaluate(() => performance.now());
}

function print(name: string, runs: Run[]): void {
  const swipes = runs.flatMap((one) => one.swipes);
  const column = (of: (swipe: Swipe) => number) =>
    `${show(summary(swipes.map(of)))} p90 ${percentile(swipes.map(of), 0.9).toFixed(0)}`;
  const of = (pick: (one: Run) => number, digits?: number) => show(summary(runs.map(pick)), digits);
  console.log(
    `    ${name.padEnd(10)} 'playing' ${column((s) => s.playingMs)} ms · first new frame ${column((s) => s.frameMs)} ms · first reel ${of((one) => one.firstMs)} ms`,
  );
  console.log(
    `    ${''.padEnd(10)} to the first new frame: ${showStartup(swipes.map(({ frameMs }) => frameMs))} · stalls ${of((one) => one.stalls)}`,
  );
  const each = (name: keyof Run['kilobytes']) => of((one) => one.kilobytes[name]);
  const times = (name: keyof Run['kilobytes']) => of((one) => one.kilobytes.downloaded / one.kilobytes[name], 2);
  console.log(
    `    ${''.padEnd(10)} KB a reel: ${each('downloaded')} downloaded, ${each('shown')} shown, ${each('oracle')} where the swipes are known: downloaded ÷ shown ${times('shown')}, ÷ oracle ${times('oracle')}`,
  );
}
