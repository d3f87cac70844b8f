/** A visit with a phone that taps until a lesson plays. */
import type { BrowserContext, Page } from '@playwright/test';
import { DRAWN } from '../../contracts/documentProtocol.ts';
import { defineNameHelper } from './onSite.ts';

/** The phone of a visitor whose service worker runs. */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'allow',
} as const;

/** A visit waits longer than a visitor would. */
const PATIENCE_MS = 120_000;
/** A lesson that has not begun so long after the last tap waits for another one. */
const BEGINS_WITHIN_MS = 20_000;

export interface TappedVisit {
  taps: number;
  /** From the opening of the address to the first frame, ms. */
  fromOpening: number;
  /** From the last tap, ms. */
  fromTap: number;
  /** From the opening of the address to that of the last document that it led to, ms: 0 where there was one. */
  untilLastDocument: number;
}

/** Opens a page, taps what has these names, one after the other, and looks on until a frame of a playing video is shown. */
export async function tapToFrame(
  context: BrowserContext,
  cpu: number,
  url: string,
  names: readonly (string | RegExp)[],
  afterwards?: (page: Page) => Promise<void>,
): Promise<TappedVisit> {
  const page = await openPage(context, cpu);
  const { opened, taps } = await noteTimes(page);
  await page.goto(url, { waitUntil: 'commit' });
  for (const name of names) await tap(page, name);
  const frameAt = await firstFrame(page, BEGINS_WITHIN_MS).catch(async () => {
    await tap(page, 'Play');
    return firstFrame(page, PATIENCE_MS);
  });
  await afterwards?.(page);
  await page.close();
  return {
    taps: taps.length,
    fromOpening: frameAt - opened[0]!,
    fromTap: frameAt - taps.at(-1)!,
    untilLastDocument: opened.at(-1)! - opened[0]!,
  };
}

/** Resolves to the time of the first frame of a playing video. Rejects where there is none in time. */
async function firstFrame(page: Page, timeout: number): Promise<number> {
  const handle = await page.waitForFunction(() => (globalThis as { frameAt?: number }).frameAt, undefined, { timeout });
  return (await handle.jsonValue())!;
}

/**
 * Taps a link or a button in the frame after it can be hit. A locator looks every half a second, which would be most of the
 * difference between two visits.
 */
async function tap(page: Page, name: string | RegExp): Promise<void> {
  const { source, flags } = typeof name === 'string' ? new RegExp(`^${name}$`) : name;
  const found = await page.waitForFunction(middleOf, { source, flags, drawn: DRAWN }, { polling: 'raf' });
  const { x, y } = (await found.jsonValue())!;
  await page.touchscreen.tap(x, y);
}

/**
 * Runs in the page. The middle of the first control of that name. Null while there is none that a finger can hit. A lesson that the document
 * has drawn has no button: its picture plays (shared/player/early/playWhenPressed.ts).
 */
function middleOf({
  source,
  flags,
  drawn,
}: Record<'source' | 'flags' | 'drawn', string>): { x: number; y: number } | null {
  const name = new RegExp(source, flags);
  const nameOf = (control: Element) =>
    control instanceof HTMLVideoElement ? 'Play' : (control.getAttribute('aria-label') ?? control.textContent.trim());
  for (const control of document.querySelectorAll(`a, button, ${drawn} video`)) {
    if (!name.test(nameOf(control))) continue;
    const { left, top, width, height } = control.getBoundingClientRect();
    const middle = { x: left + width / 2, y: top + height / 2 };
    const hit = width > 0 && document.elementFromPoint(middle.x, middle.y);
    if (hit && (control.contains(hit) || hit.contains(control))) return middle;
    if (width > 0) control.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  return null;
}

async function openPage(context: BrowserContext, cpu: number): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await defineNameHelper(page);
  if (cpu > 1) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return page;
}

/** Notes when the documents of a page began and each tap, in ms since 1970: a tap may lead to another document. */
async function noteTimes(page: Page): Promise<{ opened: readonly number[]; taps: readonly number[] }> {
  const opened: number[] = [];
  const taps: number[] = [];
  await page.exposeFunction('noteOpened', (at: number) => void opened.push(at));
  await page.exposeFunction('noteTap', (at: number) => void taps.push(at));
  await page.addInitScript(watch);
  return { opened, taps };
}

/** Runs in each document, before anything else of it. */
function watch(): void {
  const { noteOpened, noteTap } = globalThis as unknown as Record<string, (at: number) => void>;
  noteOpened!(performance.timeOrigin);
  addEventListener('pointerdown', ({ timeStamp }) => noteTap!(performance.timeOrigin + timeStamp), { capture: true });
  const watched = new Set<HTMLVideoElement>();
  const watchVideo = (video: HTMLVideoElement) =>
    video.requestVideoFrameCallback((shownAt) => {
      if (video.paused) watchVideo(video); // it stands still, as before a tap
      else Object.assign(globalThis, { frameAt: performance.timeOrigin + shownAt });
    });
  new MutationObserver(() => {
    for (const video of document.querySelectorAll('video')) {
      if (!watched.has(video)) watchVideo(video);
      watched.add(video);
    }
  }).observe(document, { childList: true, subtree: true });
}
