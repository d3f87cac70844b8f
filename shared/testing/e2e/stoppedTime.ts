import type { BrowserContext } from '@playwright/test';

/** A timer of at least so many milliseconds is the test's to run; shorter ones (a frame, a batch, a debounce) run by themselves. */
const LONG_MS = 1_000;

/**
 * Time stands still in the pages of this context: clocks do not go on, intervals and long timers do not fire, until the test says
 * so with `page.clock.runFor`. No deadline can pass on a slow machine, and none has to be waited for.
 */
export async function stopTime(context: BrowserContext): Promise<void> {
  await context.addInitScript(rememberTimers);
  // oxlint-disable-next-line bazaar/tests-do-not-race -- the backend's tokens are valid from the machine's time on
  const now = Date.now();
  await context.clock.install({ time: now });
  await context.clock.pauseAt(now);
  await context.addInitScript(letShortTimersRun, LONG_MS);
}

type Timers = Pick<
  typeof globalThis,
  | 'setTimeout'
  | 'clearTimeout'
  | 'requestAnimationFrame'
  | 'cancelAnimationFrame'
  | 'requestIdleCallback'
  | 'cancelIdleCallback'
>;

/** Runs in the page, before Playwright's clock takes their place. */
function rememberTimers(): void {
  const { setTimeout, clearTimeout } = globalThis;
  const { requestAnimationFrame, cancelAnimationFrame, requestIdleCallback, cancelIdleCallback } = globalThis;
  const frames = { requestAnimationFrame, cancelAnimationFrame, requestIdleCallback, cancelIdleCallback };
  const entriesOf = performance.getEntriesByType.bind(performance);
  Object.assign(globalThis, { realTimers: { setTimeout, clearTimeout, ...frames }, entriesOf });
}

/** Runs in the page, after it. */
/* oxlint-disable bazaar/tests-do-not-race -- this is what makes the clock stand still */
function letShortTimersRun(longMs: number): void {
  const { realTimers, entriesOf, setTimeout, clearTimeout } = globalThis as typeof globalThis & {
    realTimers: Timers;
    entriesOf: Performance['getEntriesByType'];
  };
  /** The numbers of Playwright's timers are larger than any browser's. */
  const FIRST_STOPPED = 1e12;
  const { requestAnimationFrame: nextFrame } = realTimers; // called on another object it is refused
  const beganAt = performance.now(); // it goes on from one document to the next
  const now = performance.now.bind(performance);
  performance.now = () => now() - beganAt;
  performance.getEntriesByType = entriesOf; // Playwright's are empty: a return could not be told from a visit
  Object.assign(globalThis, {
    ...realTimers,
    // A frame is given the time that stands still, as the page's clock tells it.
    requestAnimationFrame: (draw: FrameRequestCallback) => nextFrame(() => draw(performance.now())),
    setTimeout: (handler: () => void, ms = 0, ...given: []) =>
      (ms < longMs ? realTimers.setTimeout : setTimeout)(handler, ms, ...given),
    clearTimeout: (id = 0) => (id < FIRST_STOPPED ? realTimers.clearTimeout : clearTimeout)(id),
  });
}
