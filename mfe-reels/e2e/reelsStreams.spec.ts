import type { Page } from '@playwright/test';
import { expectAtRest, expectPlaying, openReels, reelAt } from '../../shared/testing/e2e/reels.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

/** docs/decisions/010: time to an error message, plus some for a slow machine. */
const MESSAGE_WITHIN_MS = 25_000;

const FAULTS = {
  'F58: a missing stream': (page: Page) => breakSecondReel(page, /video\.m3u8$/, { status: 404 }),
  'F59: a captive portal’s page instead of a stream': (page: Page) =>
    breakSecondReel(page, /video\.m3u8$/, { status: 200, contentType: 'text/html', body: '<!doctype html><p>Sign in' }),
  'F60: a stream that does not respond': (page: Page) => breakSecondReel(page, /video\.m3u8$/, 'hang'),
  'F63: a corrupt segment': (page: Page) =>
    breakSecondReel(page, /\.mp4$/, { status: 206, contentType: 'video/mp4', body: Buffer.alloc(4_096, 0xa5) }),
};

for (const [fault, breakStream] of Object.entries(FAULTS)) {
  test(`${fault} in one reel: an error with Retry is shown, the other reels play, and Retry recovers it`, async ({
    page,
  }) => {
    test.setTimeout(120_000); // two waits of up to 20 s are part of it
    const restore = await breakStream(page);
    await openReels(page);
    await expectPlaying(page, 0);
    await page.getByRole('button', { name: 'Next reel' }).click();
    const alert = reelAt(page, 1).getByRole('alert');
    await expect(alert).toContainText('Failed to load video', { timeout: MESSAGE_WITHIN_MS });

    await page.getByRole('button', { name: 'Next reel' }).click();
    await expectPlaying(page, 2);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Previous reel' }).click();
    await expect(alert).toBeVisible({ timeout: MESSAGE_WITHIN_MS });
    await restore();
    await expectAtRest(page, 1);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expectPlaying(page, 1);
  });
}

test('the first reel fails before anything was pressed: nothing covers its Retry, which starts the reels', async ({
  page,
}) => {
  await page.route(/\/reel-01\/manifest\/.*\.m3u8$/, (route) => route.abort());
  await page.goto('/reel');
  const retry = reelAt(page, 0).getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible({ timeout: MESSAGE_WITHIN_MS });
  await page.unrouteAll();
  await retry.click();
  await expectPlaying(page, 0);
});

test('F60: a reel that loads slowly shows a message before it fails', async ({ page }) => {
  await breakSecondReel(page, /video\.m3u8$/, 'hang');
  await openReels(page);
  await expectPlaying(page, 0);
  await page.getByRole('button', { name: 'Next reel' }).click();
  await expect(reelAt(page, 1).getByRole('status')).toContainText('Still loading…');
});

/** Makes the stream of the second reel fail in this page. Returns a function that restores it. */
async function breakSecondReel(
  page: Page,
  file: RegExp,
  response: { status: number; contentType?: string; body?: string | Buffer } | 'hang',
): Promise<() => Promise<void>> {
  const match = new RegExp(`/reel-02/manifest/.*${file.source}`);
  await page.route(match, (route) =>
    response === 'hang'
      ? Promise.resolve()
      : route.fulfill({ ...response, headers: { 'access-control-allow-origin': '*' } }),
  );
  return () => page.unroute(match);
}
