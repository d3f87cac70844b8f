import type { Page } from '@playwright/test';

/** Goes to a path of the site without loading a document, as a link of the page does. */
export const goInside = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
