/** Saved lessons: what a save downloads against the size of the lesson, and how soon a saved one plays without a network. */
import type { BrowserContext, Page } from '@playwright/test';
import { waitForStart } from '../../testing/e2e/started.ts';
import { countBytes } from './countBytes.ts';
import { defineNameHelper } from './onSite.ts';
import { onDistantSite, type DistantSite } from './onDistantSite.ts';
import { effortOf, linesOf, type BenchOptions } from './options.ts';
import type { OpenProfile } from './profile.ts';
import { describeLine, shapedLink } from './shapedLink.ts';
import { show, summary } from './statistics.ts';

const USUAL = { cpu: 1, runs: 5 };
/** The lesson of 40 s, which a level of the seed begins with. */
const STREAM = 'lesson-01';
const PATH = '/levels/topic-001/videos/level-001';
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, serviceWorkers: 'allow' } as const;
const PATIENCE_MS = 120_000;

interface Measured {
  /** Bytes that came from the host of the streams, headers too, for each byte of the lesson's files. */
  ratio: number;
  /** From the press on Play to the first frame, without a network, ms. */
  firstFrameMs: number;
}

export async function run(options: BenchOptions): Promise<void> {
  console.log('save: a lesson of 40 s in its lowest quality, then played without a network');
  const { cpu, runs } = effortOf(options, USUAL);
  await onDistantSite(options, async (site, openProfile) => {
    for (const [lineName, line] of linesOf(options, ['mid'])) {
      const link = await shapedLink(line, site.routes);
      const measured: Measured[] = [];
      try {
        while (measured.length < runs) measured.push(await saveAndPlay(site, openProfile, cpu));
      } finally {
        await link.stop();
      }
      console.log(`  ${describeLine(lineName)}, CPU ${cpu}× slower`);
      const ratios = measured.map(({ ratio }) => ratio.toFixed(3));
      console.log(`    downloaded / bytes of the lesson: ${ratios.toSorted().at(-1)} at most (goal ≤ 1.05)`);
      const frames = show(summary(measured.map(({ firstFrameMs }) => firstFrameMs)));
      console.log(`    first frame after the press, network off: ${frames} ms (goal ≤ 300)`);
    }
  });
}

async function saveAndPlay({ origins }: DistantSite, openProfile: OpenProfile, cpu: number): Promise<Measured> {
  const context = await openProfile(PHONE);
  try {
    const page = await openPage(context, cpu);
    // A page without a player: nothing of the stream may be in the browser's cache.
    await page.goto(`${origins.site}/about`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.evaluate(storeSave, { streamId: STREAM, path: PATH });
    // The next page goes on with what waits.
    const counted = countBytes(page, (request) => request.url().startsWith(`${origins.media}/${STREAM}/`));
    await page.goto(`${origins.site}/about`);
    const handle = await page.waitForFunction(savedBytes);
    const bytes = (await handle.jsonValue())!;
    const { body, headers } = await counted();
    // Its lists are saved as they are shown.
    await page.goto(origins.site + PATH);
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);
    await page.close();

    await context.setOffline(true);
    const cold = await openPage(context, cpu);
    await cold.goto(origins.site + PATH);
    await cold.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);
    const firstFrameMs = await cold.evaluate(pressPlay);
    return { ratio: (body + headers) / bytes, firstFrameMs };
  } finally {
    await context.close();
  }
}

async function openPage(context: BrowserContext, cpu: number): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  waitForStart(page);
  await defineNameHelper(page);
  const session = await context.newCDPSession(page);
  if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return page;
}

/** Runs in the page: as the press on Start saving leaves it; a visitor would have to sign in first. */
function storeSave({ streamId, path }: { streamId: string; path: string }): void {
  const lesson = { videoId: 'saved', streamId, title: 'Saved', path, heightPx: 0, bytes: 0, savedBytes: 0 };
  // Else a line that looks like 2G, on a busy machine, would let nothing load before the press.
  window.localStorage.setItem('bazaar.dataSaver', 'false');
  window.localStorage.setItem('bazaar.savedLessons', JSON.stringify([{ ...lesson, state: 'waiting' }]));
}

/** Runs in the page: of the saved lesson, once it is whole. */
function savedBytes(): number | undefined {
  const [saved] = JSON.parse(window.localStorage.getItem('bazaar.savedLessons') ?? '[]') as {
    state: string;
    bytes: number;
  }[];
  return saved?.state === 'whole' ? saved.bytes : undefined;
}

/** Runs in the page: presses Play, and resolves to the time from there to the first frame, in ms. */
async function pressPlay(): Promise<number> {
  const video = document.querySelector('video')!;
  const button = [...document.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.textContent) === 'Play')!;
  const isPlaying = new Promise((resolve) => video.addEventListener('playing', resolve, { once: true }));
  const pressedAt = performance.now();
  button.click();
  await isPlaying;
  return new Promise((resolve) => video.requestVideoFrameCallback((shownAt) => resolve(shownAt - pressedAt)));
}
