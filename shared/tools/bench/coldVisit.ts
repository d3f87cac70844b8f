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
 * Opens the page and waits until it has requested, and painted, what it does by itself. The document may draw a screen of a remote
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

/** The times of the first paint and of the largest until now, in ms since the visit's start. */
export const paintsOf = (page: Page): Promise<{ lcp: number; fcp: number }> =>
  page.evaluate(async () => {
    const largest = await new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type: 'largest-contentful-paint', buffered: true });
      setTimeout(() => resolve([]), 200); // there are none
    });
    return {
      lcp: largest.at(-1)?.startTime ?? Number.NaN,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    };
  });
