import type { Page } from '@playwright/test';

/** Waits until the service worker serves the page. */
export const isControlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** The paths of everything in the caches of the service worker. */
export const saved = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
