import type { Page, Request } from '@playwright/test';

/**
 * Counts the page's requests from now on. The returned function waits until an idle moment of the main thread at which
 * none is under way: whatever the page requests by itself has been requested by then.
 */
export function watchQuiet(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let started = 0;
  page.on('request', (request) => {
    underWay.add(request);
    started += 1;
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async () => {
    for (;;) {
      const before = started;
      await page.evaluate(idle);
      if (underWay.size === 0 && started === before) return;
    }
  };
}

/** Runs in the page: effects and observers follow a frame, and what they load lazily follows an idle moment. */
async function idle(): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await new Promise(requestAnimationFrame);
    await new Promise((done) => requestIdleCallback(done));
  }
}
