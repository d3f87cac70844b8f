import type { Page } from '@playwright/test';
import { findBrowser, isHeadlessShell } from '../../../shared/site/browser.ts';
import type { Look } from './looks.ts';
import { expect, test } from './site.ts';

/** The headless shell that took the pictures; another browser draws letters a little differently, which is no change of ours. */
const TAKEN_WITH = '156';

/**
 * Compares the whole page with its picture in `shell/e2e/pictures`; what a machine's fonts, the hour or a
 * moving picture decide (emoji, times, video) is left out. `npx playwright test Looks --update-snapshots` takes
 * them anew: look at every one before you commit it.
 */
export async function expectLook(page: Page, name: string, { theme, width }: Look, { fullPage = true } = {}): Promise<void> {
  const version = page.context().browser()!.version();
  const isThatOne = version.startsWith(`${TAKEN_WITH}.`) && isHeadlessShell(findBrowser());
  test.skip(!isThatOne, `the pictures were taken with Chromium's headless shell ${TAKEN_WITH}, this is ${version} of ${findBrowser() ?? 'Playwright'}`);
  await page.evaluate(async () => {
    // Pictures below the fold are lazy: the whole page is on show here.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
    // What moves is not there, what lies over it is.
    for (const video of document.querySelectorAll('video')) video.style.visibility = 'hidden';
  });
  await expect(page).toHaveScreenshot(`${name}-${theme}-${width}.png`, { fullPage, animations: 'disabled', maxDiffPixelRatio: 0.002, mask: [page.locator('[data-emoji], time')] });
}
