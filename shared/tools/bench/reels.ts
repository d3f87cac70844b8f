import type { Browser, Page } from '@playwright/test';
import { onDistantSite, type DistantSite } from './onDistantSite.ts';
import { defineNameHelper } from './onSite.ts';
import { watchSwipes, type Swipe } from './reelsPage.ts';
import { LINES, shapedLink, type Line } from './shapedLink.ts';
import { percentile, show, summary } from './statistics.ts';

const REELS = { full: 12, short: 4 };
/** The time between two swipes: usual, and fast. */
const CADENCES_MS = { full: [4_000, 1_000], short: [1_000] };
/** The benchmark waits longer than a visitor would. */
const PATIENCE_MS = 120_000;
/** Prepared: the next card. Unprepared: the one after it, for which nothing has been preloaded. */
const STEPS = { prepared: 1, unprepared: 2 } as const;

interface Run {
  firstMs: number;
  swipes: Swipe[];
  /** Downloaded, and shown, for each reel. */
  kilobytes: number;
  shownKilobytes: number;
}

/** Swipes through the reels on two lines at two cadences: how long until the next one plays, prepared and not, and for how many bytes. */
export async function run(isShort: boolean): Promise<void> {
  console.log('reels: from the swipe to the next reel, the neighbour prepared against not');
  const reels = isShort ? REELS.short : REELS.full;
  await onDistantSite(async (site, browser) => {
    for (const [name, line] of isShort ? [['mid', LINES.mid] as const] : Object.entries(LINES).toReversed()) {
      for (const cadenceMs of isShort ? CADENCES_MS.short : CADENCES_MS.full) {
        const swipes = (step: number) => swipeThrough(site, browser, line, { reels, cadenceMs, step });
        const prepared = await swipes(STEPS.prepared);
        const unprepared = await swipes(STEPS.unprepared);
        console.log(`  ${name} line, a swipe every ${cadenceMs / 1000} s`);
        print('prepared', prepared);
        print('unprepared', unprepared);
        const median = ({ swipes }: Run) => summary(swipes.map(({ frameMs }) => frameMs)).median;
        console.log(
          `    first new frame, unprepared to prepared: ${(median(unprepared) / median(prepared)).toFixed(1)}`,
        );
      }
    }
  });
}

async function swipeThrough(
  { far, routes }: DistantSite,
  browser: Browser,
  line: Line,
  { reels, cadenceMs, step }: { reels: number; cadenceMs: number; step: number },
): Promise<Run> {
  const link = await shapedLink(line, routes);
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await defineNameHelper(page);
    let mediaBytes = 0;
    page.on('response', (response) => {
      if (response.url().includes('/manifest/')) mediaBytes += Number(response.headers()['content-length'] ?? 0);
    });
    await page.goto(`http://localhost:${far.shell}/reel`);
    const firstMs = await firstReel(page);
    await page.waitForTimeout(cadenceMs);
    const swipes = await page.evaluate(watchSwipes, { count: reels - 1, step, cadenceMs });
    const watched = swipes.length + 1;
    const shownBytes = swipes.reduce((sum, { shownBytes }) => sum + shownBytes, 0);
    return {
      firstMs,
      swipes,
      kilobytes: mediaBytes / 1024 / watched,
      shownKilobytes: shownBytes / 1024 / swipes.length,
    };
  } finally {
    await context.close();
    await link.stop();
  }
}

/** From the page's start to a reel that plays. */
async function firstReel(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Play reels' }).click();
  await page.waitForFunction(() => [...document.querySelectorAll('video')].some((video) => video.currentTime > 0));
  return page.evaluate(() => performance.now());
}

function print(name: string, { firstMs, swipes, kilobytes, shownKilobytes }: Run): void {
  const column = (of: (swipe: Swipe) => number) =>
    `${show(summary(swipes.map(of)))} p90 ${percentile(swipes.map(of), 0.9).toFixed(0)}`;
  console.log(
    `    ${name.padEnd(10)} 'playing' ${column((s) => s.playingMs)} ms · first new frame ${column((s) => s.frameMs)} ms · first reel ${firstMs.toFixed(0)} ms`,
  );
  console.log(
    `    ${''.padEnd(10)} ${kilobytes.toFixed(0)} KB a reel downloaded, ${shownKilobytes.toFixed(0)} KB shown: ${(kilobytes / shownKilobytes).toFixed(1)} times`,
  );
}
