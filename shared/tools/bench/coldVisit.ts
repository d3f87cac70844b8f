/** A first visit with a phone: nothing cached, no service worker. */
import type { CDPSession, Page } from '@playwright/test';
import { watchQuiet } from '../../testing/e2e/quiet.ts';
import { defineNameHelper } from './onSite.ts';
import type { OpenProfile } from './profile.ts';

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, serviceWorkers: 'block' } as const;

/** A visit waits longer than a visitor would. */
const PATIENCE_MS = 120_000;
/** So long nothing is requested any more before what was painted last counts as the last. */
const QUIET_MS = 1_000;

/** Runs `visit` with a page of a new visitor whose processor is `cpu` times slower. */
export async function onPhone<T>(
  openProfile: OpenProfile,
  cpu: number,
  visit: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await openProfile(PHONE);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await defineNameHelper(page);
    const session = await context.newCDPSession(page);
    if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    return await visit(page, session);
  } finally {
    await context.close();
  }
}

/**
 * Opens the page and waits until it has requested, and painted, what it does by itself. The document may draw a first screen
 * before a script runs: what is visible does not tell that the page is ready, a second without a request does.
 */
export async function openUntilQuiet(page: Page, url: string): Promise<void> {
  const isQuiet = watchQuiet(page);
  let last = performance.now();
  page.on('request', () => (last = performance.now()));
  await page.goto(url);
  for (;;) {
    await isQuiet();
    const restMs = last + QUIET_MS - performance.now();
    if (restMs <= 0) return;
    await page.waitForTimeout(restMs);
  }
}

export interface Paints {
  /** ms since the visit's start. */
  lcp: number;
  fcp: number;
  /** Of the whole visit, without what followed an input. */
  shift: number;
  /** What the largest shift moved: where its cause is. */
  moved: string;
}

/** What the page has painted until now. */
export const paintsOf = (page: Page): Promise<Paints> =>
  page.evaluate(async () => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Element | null }[] };
    const entriesOf = (type: string) =>
      new Promise<PerformanceEntryList>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
        observer.observe({ type, buffered: true });
        setTimeout(() => resolve([]), 200); // there are none
      });
    const shifts = ((await entriesOf('layout-shift')) as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput);
    const largest = shifts.toSorted((a, b) => b.value - a.value)[0];
    const nameOf = ({ node }: { node: Element | null }) => (node ? `${node.localName}.${node.className}` : '?');
    return {
      lcp: (await entriesOf('largest-contentful-paint')).at(-1)?.startTime ?? Number.NaN,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: largest ? [...new Set(largest.sources.map(nameOf))].join(', ') : '',
    };
  });
