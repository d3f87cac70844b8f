/** From a visit's start to a video's first frame, against a bare page that plays the same stream. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../build/folders.ts';
import { countBytes } from './countBytes.ts';
import { onPhone } from './coldVisit.ts';
import { inTurn, type DistantSite } from './onDistantSite.ts';
import { cpusOf, effortOf, linesOf, type BenchOptions } from './options.ts';
import type { OpenProfile } from './profile.ts';
import { describeLine, shapedLink } from './shapedLink.ts';
import { ratio, show, showStartup, summary } from './statistics.ts';
import { PHONE, tapToFrame } from './tapToFrame.ts';

const USUAL = { cpu: 1, runs: 7 };
/** The machine's own, and one that is as slow as a cheap phone's. */
const CPUS = [1, 4];

export interface FirstFrame {
  /** From the element's appearance on the page to its first frame, ms. */
  fromMount: number;
  /** From the visit's beginning, ms. */
  fromStart: number;
}

/** With all that had come by then but media. */
interface LoadedFrame extends FirstFrame {
  requests: number;
  kilobytes: number;
}

export interface Comparison {
  /** As it stands in the figures. */
  name: string;
  path: string;
  /** The stream that the path plays first, which the bare page plays too. */
  stream: string;
  /** The name of a button that has to be pressed before anything plays: a frame counts from the press on. */
  press?: string;
  /** The name of the button that a visitor taps for the film, once, as soon as it is there: the wait from there on is scored. */
  play: string;
}

/** `hls.js` as it is published, and the few lines of its own documentation. */
export function writeBarePage(folder: string): void {
  cpSync(join(import.meta.dirname, 'barePlayer'), folder, { recursive: true });
  cpSync(join(ROOT, 'node_modules/hls.js/dist/hls.min.js'), join(folder, 'hls.min.js'));
}

/** Prints both pages' times on each line and with each processor, and how they relate. */
export async function compareFirstFrames(
  { origins, routes }: DistantSite,
  openProfile: OpenProfile,
  options: BenchOptions,
  { name, path, stream, press, play }: Comparison,
): Promise<void> {
  const { runs } = effortOf(options, USUAL);
  const bare = `${origins.rival}/index.html?stream=${origins.media}/${stream}/manifest/video.m3u8`;
  for (const [lineName, line] of linesOf(options, ['slow', 'mid']))
    for (const cpu of cpusOf(options, CPUS)) {
      const link = await shapedLink(line, routes);
      const { site, rival, tapped } = await inTurn(runs, options.isShort, {
        site: () => firstFrame(openProfile, cpu, origins.site + path, origins.media, press),
        rival: () => firstFrame(openProfile, cpu, bare, origins.media),
        tapped: () => waitAfterTap(openProfile, cpu, origins.site + path, play),
      }).finally(link.stop);
      console.log(`  ${describeLine(lineName)}, CPU ${cpu}× slower`);
      print(name, site);
      print('plain HTML', rival);
      const ratioOf = (of: (frame: FirstFrame) => number) => ratio(site.map(of), rival.map(of)).toFixed(3);
      console.log(
        `    from the visit's start ${ratioOf((frame) => frame.fromStart)} (goal ≤ ${cpu > 1 ? 1.1 : 1}) · from mount ${ratioOf((frame) => frame.fromMount)}`,
      );
      console.log(`    from the tap on ${play} ${show(summary(tapped))} ms, ${showStartup(tapped)} (goal ≥ 90)`);
    }
}

/** From the tap on a button, as soon as it is drawn, to the first frame of the film that plays, ms. */
async function waitAfterTap(openProfile: OpenProfile, cpu: number, url: string, play: string): Promise<number> {
  const context = await openProfile({ ...PHONE, serviceWorkers: 'block' });
  try {
    return (await tapToFrame(context, cpu, url, [play])).fromTap;
  } finally {
    await context.close();
  }
}

const firstFrame = (
  openProfile: OpenProfile,
  cpu: number,
  url: string,
  media: string,
  press = '',
): Promise<LoadedFrame> =>
  onPhone(openProfile, cpu, async (page, session) => {
    const counted = countBytes(page, (request) => !request.url().startsWith(media));
    await page.addInitScript(watchFirstFrame, press);
    await page.goto(url, { waitUntil: 'commit' });
    // As a visitor's press would, this lets the page play with sound.
    if (press) await session.send('Runtime.evaluate', { expression: 'globalThis.begin()', userGesture: true });
    const frame = await frameOf(page);
    const { count, body, headers } = await counted();
    return { ...frame, requests: count, kilobytes: (body + headers) / 1024 };
  });

async function frameOf(page: Page): Promise<FirstFrame> {
  const handle = await page.waitForFunction(() => (globalThis as { firstFrame?: FirstFrame }).firstFrame);
  return (await handle.jsonValue())!;
}

/**
 * Runs in the page, before anything else of it. With a name to press, the button is pressed as soon as it is there, and again
 * until it works: a document may show it before the script that it waits for.
 */
function watchFirstFrame(press: string): void {
  let pressedAt = press ? Infinity : 0;
  const watched = new Set<HTMLVideoElement>();
  const watch = (video: HTMLVideoElement, mountedAt: number) =>
    video.requestVideoFrameCallback((shownAt) => {
      // Frames from before the press stood still, and only the first video is on the screen: no others count.
      if (shownAt < pressedAt || video !== document.querySelector('video')) watch(video, mountedAt);
      else Object.assign(globalThis, { firstFrame: { fromMount: shownAt - mountedAt, fromStart: shownAt } });
    });
  new MutationObserver(() => {
    for (const video of document.querySelectorAll('video')) {
      if (watched.has(video)) continue;
      watched.add(video);
      watch(video, performance.now());
    }
  }).observe(document, { childList: true, subtree: true });
  const pressButton = () => {
    const button = [...document.querySelectorAll('button')].find(
      (one) => (one.ariaLabel ?? one.textContent).trim() === press,
    );
    if (button) {
      pressedAt = performance.now();
      button.click();
    }
    if (!('firstFrame' in globalThis)) requestAnimationFrame(pressButton);
  };
  Object.assign(globalThis, { begin: () => void requestAnimationFrame(pressButton) });
}

function print(name: string, frames: LoadedFrame[]): void {
  const of = (pick: (frame: LoadedFrame) => number) => show(summary(frames.map(pick)));
  console.log(
    `    ${name.padEnd(10)} from the visit's start ${of((frame) => frame.fromStart)} ms · from mount ${of((frame) => frame.fromMount)} ms · come by then, without media: ${of((frame) => frame.kilobytes)} KB in ${of((frame) => frame.requests)} responses`,
  );
}
