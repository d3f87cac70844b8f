import type { Page } from '@playwright/test';
import { findBrowser, isHeadlessShell } from '../../tools/browsers/browser.ts';
import { lateFonts, renderingOf, replaceSystemGlyphs, textInSystemFonts } from './fonts.ts';
import { expect, test } from './site.ts';

/** The headless shell that took the pictures; another browser draws letters a little differently, which is no change of ours. */
const TAKEN_WITH = '156';
/** The hash of a line in each of our fonts as that browser drew it; other font settings (hinting, smoothing) give another. */
const RENDERING = '09d9c54fe019';

/** Parts without a fixed look: emoji of the system, relative times, and how much of a video is loaded. */
const masked = (page: Page) => [page.locator('[data-emoji], time'), page.getByRole('slider', { name: 'Seek' })];

/** Waits for pictures and fonts, and hides video, whose frame depends on the moment. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // The whole page is captured: lazy pictures below the fold are part of it.
    for (const image of document.images) image.loading = 'eager';
    // Chromium shows a larger picture than a thumbnail needs where it has it already, which depends on the moment.
    for (const image of document.images) if (image.sizes.endsWith('px')) image.srcset = image.srcset.split(', ')[0]!;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    // Hides the video itself, but not what lies over it.
    for (const video of document.querySelectorAll('video')) video.style.visibility = 'hidden';
  });
  await lateFonts(page);
}

/**
 * Compares the screen with its picture in `shell/e2e/pictures`. A browser or a machine that would draw the same page
 * differently compares nothing and says SKIPPED (the reporter of playwright.config.ts repeats it at the end of the run).
 * `npx playwright test looks --update-snapshots` takes the pictures anew: look at every one before you commit it.
 */
export async function expectLook(page: Page, name: string): Promise<void> {
  await settle(page);
  const reason = await whyNotComparable(page);
  if (reason) {
    test.info().annotations.push({ type: 'SKIPPED', description: `pictures not compared: ${reason}` });
    return;
  }
  // Again until nothing is left: at a new size more cards may be rendered, and the next page of a list loaded.
  const systemText = async () => {
    await replaceSystemGlyphs(page);
    return textInSystemFonts(page, masked(page));
  };
  await expect.soft.poll(systemText, `${name}: text in fonts of the system`).toEqual([]);
  await expect(page).toHaveScreenshot(`${name}.png`, {
    animations: 'disabled',
    maxDiffPixelRatio: 0.002,
    mask: masked(page),
  });
}

async function whyNotComparable(page: Page): Promise<string | undefined> {
  const version = page.context().browser()!.version();
  if (!version.startsWith(`${TAKEN_WITH}.`) || !isHeadlessShell(findBrowser()))
    return `they were taken with Chromium's headless shell ${TAKEN_WITH}, this is ${version} of ${findBrowser() ?? 'Playwright'}`;
  const rendering = await renderingOf(page);
  return rendering === RENDERING
    ? undefined
    : `this machine draws our fonts differently (${rendering} instead of ${RENDERING})`;
}
