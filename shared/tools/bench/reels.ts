import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser } from '../browsers/browser.ts';
import { buildApps } from '../build/buildApps.ts';
import { reservePorts } from '../ports/reservePorts.ts';
import { composeLocal, startSite } from '../serve/startSite.ts';
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
  await buildApps();
  const near = await reservePorts();
  const far = await reservePorts(); // what the browser sees: the same servers at the end of the line
  const out = mkdtempSync(join(tmpdir(), 'bazaar-bench-'));
  const site = await startSite({ ports: near, out, extraOrigins: [`http://localhost:${far.shell}`] });
  composeLocal(far, site.out);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
  const routes = new Map(
    (['shell', 'media', 'firestore', 'authBackend'] as const).map((name) => [far[name], near[name]]),
  );
  try {
    for (const [name, line] of isShort ? [['mid', LINES.mid] as const] : Object.entries(LINES).toReversed()) {
      for (const cadenceMs of isShort ? CADENCES_MS.short : CADENCES_MS.full) {
        const reels = isShort ? REELS.short : REELS.full;
        const runs = {
          prepared: await swipeThrough(browser, line, routes, far.shell, { reels, cadenceMs, step: STEPS.prepared }),
          unprepared: await swipeThrough(browser, line, routes, far.shell, {
            reels,
            cadenceMs,
            step: STEPS.unprepared,
          }),
        };
        console.log(`  ${name} line, a swipe every ${cadenceMs / 1000} s`);
        print('prepared', runs.prepared);
        print('unprepared', runs.unprepared);
        const median = ({ swipes }: Run) => summary(swipes.map(({ frameMs }) => frameMs)).median;
        console.log(
          `    first new frame, unprepared to prepared: ${(median(runs.unprepared) / median(runs.prepared)).toFixed(1)}`,
        );
      }
    }
  } finally {
    await browser.close();
    await site.stop();
    rmSync(out, { recursive: true, force: true });
  }
}

async function swipeThrough(
  browser: Browser,
  line: Line,
  routes: Map<number, number>,
  port: number,
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
    await page.goto(`http://localhost:${port}/reel`);
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
