import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { ROOT } from '../build/folders.ts';
import { inTurn, onDistantSite, PHONE, type DistantSite } from './onDistantSite.ts';
import { LINES, shapedLink, type Line } from './shapedLink.ts';
import { show, summary } from './statistics.ts';

const RUNS = 7;
const GOAL = 1.25;
/** The first lesson of this level is the stream that the bare page plays. */
const LEVEL = '/levels/topic-002/videos/level-002';
const STREAM = 'lesson-02';

interface FirstFrame {
  /** From the element's appearance on the page to its first frame, ms. */
  fromMount: number;
  /** From the visit's beginning, ms. */
  fromStart: number;
}

/** The level page's player against a page of plain HTML with hls.js on the same stream: time to the first frame, on two lines. */
export async function run(isShort: boolean): Promise<void> {
  console.log('player: first frame of a cold lesson, our level page against plain HTML with hls.js');
  await onDistantSite(async (site, browser) => {
    for (const [name, line] of isShort ? [['mid', LINES.mid] as const] : Object.entries(LINES))
      await compare(site, browser, name, line, isShort);
  }, writeBarePage);
}

async function compare(
  { far, routes }: DistantSite,
  browser: Browser,
  name: string,
  line: Line,
  isShort: boolean,
): Promise<void> {
  const stream = `http://localhost:${far.media}/${STREAM}/manifest/video.m3u8`;
  const link = await shapedLink(line, routes);
  const { site, rival } = await inTurn(
    RUNS,
    isShort,
    () => firstFrame(browser, `http://localhost:${far.shell}${LEVEL}`),
    () => firstFrame(browser, `http://localhost:${far.feed}/index.html?stream=${stream}`),
  ).finally(link.stop);
  console.log(`${name} line (${line.rttMs} ms, ${line.downBps / 1e6} Mbit/s)`);
  print('level page', site);
  print('plain HTML', rival);
  const ratio = (of: (frame: FirstFrame) => number) =>
    (summary(site.map(of)).median / summary(rival.map(of)).median).toFixed(3);
  console.log(
    `  from mount ${ratio((frame) => frame.fromMount)} (goal ≤ ${GOAL}), from the visit's start ${ratio((frame) => frame.fromStart)}`,
  );
}

/** `hls.js` as it is published, and the few lines of its own documentation. */
function writeBarePage(folder: string): void {
  cpSync(join(import.meta.dirname, 'barePlayer'), folder, { recursive: true });
  cpSync(join(ROOT, 'node_modules/hls.js/dist/hls.min.js'), join(folder, 'hls.min.js'));
}

async function firstFrame(browser: Browser, url: string): Promise<FirstFrame> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(watchFirstFrame);
  await page.goto(url, { waitUntil: 'commit' });
  const seen = await frameOf(page);
  await context.close();
  return seen;
}

const frameOf = async (page: Page): Promise<FirstFrame> => {
  const handle = await page.waitForFunction(() => (globalThis as { firstFrame?: FirstFrame }).firstFrame, undefined, {
    timeout: 60_000,
  });
  return (await handle.jsonValue())!;
};

/** Runs in the page, before anything else of it. */
function watchFirstFrame(): void {
  const observer = new MutationObserver(() => {
    const video = document.querySelector('video');
    if (!video) return;
    observer.disconnect();
    const mountedAt = performance.now();
    video.requestVideoFrameCallback((shownAt) => {
      Object.assign(globalThis, { firstFrame: { fromMount: shownAt - mountedAt, fromStart: shownAt } });
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

function print(name: string, frames: FirstFrame[]): void {
  const of = (pick: (frame: FirstFrame) => number) => show(summary(frames.map(pick)));
  console.log(
    `  ${name} from mount ${of((frame) => frame.fromMount)} ms · from the visit's start ${of((frame) => frame.fromStart)} ms`,
  );
}
