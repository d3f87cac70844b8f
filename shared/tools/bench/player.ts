import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { SERVER_NAMES, type Ports } from '../ports/ports.ts';
import { BROWSER_ARGS, ensureBrowser } from '../browsers/browser.ts';
import { buildApps } from '../build/buildApps.ts';
import { ROOT } from '../build/folders.ts';
import { serveFolder } from '../serve/serveFolder.ts';
import { reservePorts } from '../ports/reservePorts.ts';
import { composeLocal, startSite } from '../serve/startSite.ts';
import { LINES, shapedLink, type Line } from './shapedLink.ts';
import { show, summary } from './statistics.ts';

const RUNS = { full: 7, short: 1 };
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
  await buildApps();
  const near = await reservePorts();
  const far = await reservePorts(); // what the browser sees: the same servers at the end of the line
  const out = mkdtempSync(join(tmpdir(), 'bazaar-bench-'));
  const site = await startSite({
    ports: near,
    out: join(out, 'site'),
    extraOrigins: [`http://localhost:${far.shell}`, `http://localhost:${far.feed}`],
  });
  composeLocal(far, site.out);
  const bare = await serveBarePage(join(out, 'bare'), near.feed);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
  try {
    for (const [name, line] of isShort ? [['mid', LINES.mid] as const] : Object.entries(LINES))
      await compare(browser, name, line, near, far, isShort);
  } finally {
    await browser.close();
    await bare.stop();
    await site.stop();
    rmSync(out, { recursive: true, force: true });
  }
}

async function compare(
  browser: Browser,
  name: string,
  line: Line,
  near: Ports,
  far: Ports,
  isShort: boolean,
): Promise<void> {
  const link = await shapedLink(line, routesBetween(near, far));
  const ours: FirstFrame[] = [];
  const bare: FirstFrame[] = [];
  try {
    for (let count = isShort ? 0 : -1; count < (isShort ? RUNS.short : RUNS.full); count += 1) {
      const pair = [
        await firstFrame(browser, `http://localhost:${far.shell}${LEVEL}`),
        await firstFrame(
          browser,
          `http://localhost:${far.feed}/index.html?stream=http://localhost:${far.media}/${STREAM}/manifest/video.m3u8`,
        ),
      ] as const;
      if (count < 0) continue; // the first pair warms the servers
      ours.push(pair[0]);
      bare.push(pair[1]);
    }
  } finally {
    await link.stop();
  }
  console.log(`${name} line (${line.rttMs} ms, ${line.downBps / 1e6} Mbit/s)`);
  print('level page', ours);
  print('plain HTML', bare);
  const ratio = (of: (frame: FirstFrame) => number) =>
    (summary(ours.map(of)).median / summary(bare.map(of)).median).toFixed(3);
  console.log(
    `  from mount ${ratio((frame) => frame.fromMount)} (goal ≤ ${GOAL}), from the visit's start ${ratio((frame) => frame.fromStart)}`,
  );
}

/** `hls.js` as it is published, and the few lines of its own documentation. */
async function serveBarePage(folder: string, port: number) {
  mkdirSync(folder, { recursive: true });
  cpSync(join(import.meta.dirname, 'barePlayer'), folder, { recursive: true });
  cpSync(join(ROOT, 'node_modules/hls.js/dist/hls.min.js'), join(folder, 'hls.min.js'));
  return serveFolder({ folder, port, isApp: true });
}

const routesBetween = (near: Ports, far: Ports) => new Map(SERVER_NAMES.map((name) => [far[name], near[name]]));

async function firstFrame(browser: Browser, url: string): Promise<FirstFrame> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
  });
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
