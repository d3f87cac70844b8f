import type { Page } from '@playwright/test';

/** Navigates to a path within the loaded page, as a link does: each entry of the history has a key, by which a screen knows that it was left. */
export const goInside = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    const state = { key: crypto.randomUUID() };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
