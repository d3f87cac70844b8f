import { expect, type Page } from '@playwright/test';

declare global {
  /** The milliseconds of every timer that the page has set. */
  var timersSet: number[];
}

/** In every document of the page from now on, `timerSet` knows its timers. */
export const watchTimers = (page: Page): Promise<unknown> => page.addInitScript(watch);

/** Waits until the page has set so many timers of so many milliseconds: only then can the test let their time pass. */
export const timerSet = (page: Page, ms: number, count = 1): Promise<void> =>
  expect
    .poll(() => page.evaluate((wanted) => globalThis.timersSet.filter((set) => set === wanted).length, ms), `${ms} ms`)
    .toBeGreaterThanOrEqual(count);

function watch(): void {
  const { setTimeout } = globalThis;
  globalThis.timersSet = [];
  Object.assign(globalThis, {
    setTimeout: (handler: () => void, ms = 0, ...given: []) => {
      timersSet.push(ms);
      return setTimeout(handler, ms, ...given);
    },
  });
}
