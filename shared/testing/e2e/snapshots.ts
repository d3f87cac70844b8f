import type { Page } from '@playwright/test';
import { findBrowser, isHeadlessShell } from '../../tools/browsers/browser.ts';
import { expect, test } from './site.ts';

/** The headless shell that took the pictures; another browser draws letters a little differently, which is no change of ours. */
const TAKEN_WITH = '156';

/** Shows all that is on its way, and hides what moves: video, the carets of fields. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Pictures below the fold are lazy: the whole page is on show here.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
    // What moves is not there, what lies over it is.
    for (const video of document.querySelectorAll('video')) video.style.visibility = 'hidden';
  });
}

/**
 * Compares what is on the screen with its picture in `shell/e2e/pictures`; what a machine's fonts, the hour or a moving
 * picture decide (emoji, times, video and how much of it is loaded) is left out. Another browser than the one that took them compares nothing and
 * says so. `npx playwright test looks --update-snapshots` takes them anew: look at every one before you commit it.
 */
export async function expectLook(page: Page, name: string): Promise<void> {
  const version = page.context().browser()!.version();
  if (!version.startsWith(`${TAKEN_WITH}.`) || !isHeadlessShell(findBrowser())) {
    const reason = `SKIPPED: the pictures were taken with Chromium's headless shell ${TAKEN_WITH}, this is ${version} of ${findBrowser() ?? 'Playwright'}`;
    test.info().annotations.push({ type: 'skipped', description: reason });
    console.warn(`${name}: ${reason}`); // oxlint-disable-line no-console -- a comparison that is left out is said loudly
    return;
  }
  await settle(page);
  await expect(page).toHaveScreenshot(`${name}.png`, {
    animations: 'disabled',
    maxDiffPixelRatio: 0.002,
    mask: [page.locator('[data-emoji], time'), page.getByRole('slider', { name: 'Seek' })],
  });
}
