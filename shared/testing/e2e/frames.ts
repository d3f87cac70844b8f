import type { Page } from '@playwright/test';

/** In the page itself: waits until two frames have been rendered and observers have been told of them. */
export const twoFrames = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));

/** Waits until the page has rendered two frames: what was done before is on the screen, and its observers know. */
export const rendered = (page: Page): Promise<void> => page.evaluate(twoFrames);
