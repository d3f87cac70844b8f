import type { Page } from '@playwright/test';
import { expectAtRest, expectPlaying, openReels, reelAt } from '../../shared/testing/e2e/reels.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

/** docs/decisions/010: time to an error message, and a little for the machine that tests. */
const MESSAGE_WITHIN_MS = 25_000;

const FAULTS = {
  'F58 a stream that is not there': (page: Page) => breakSecondReel(page, /video\.m3u8$/, { status: 404 }),
  'F59 a stream that is a captive portal’s page': (page: Page) =>
    breakSecondReel(page, /video\.m3u8$/, { status: 200, contentType: 'text/html', body: '<!doctype html><p>Sign in' }),
  'F60 a stream that does not answer': (page: Page) => breakSecondReel(page, /video\.m3u8$/, 'hang'),
  'F63 a corrupt segment': (page: Page) =>
    breakSecondReel(page, /\.mp4$/, { status: 206, contentType: 'video/mp4', body: Buffer.alloc(4_096, 0xa5) }),
};

for (const [what, breakIt] of Object.entries(FAULTS)) {
  test(`${what} in one reel: it says so with Retry, the others play on, and Retry brings it back`, async ({ page }) => {
    test.setTimeout(120_000); // two waits of up to 20 s are part of it
    const mend = await breakIt(page);
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
    await mend();
    await expectAtRest(page, 1);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expectPlaying(page, 1);
  });
}

test('F60 a long wait for a reel is told before it is given up', async ({ page }) => {
  await breakSecondReel(page, /video\.m3u8$/, 'hang');
  await openReels(page);
  await expectPlaying(page, 0);
  await page.getByRole('button', { name: 'Next reel' }).click();
  await expect(reelAt(page, 1).getByRole('status')).toContainText('Still loading…');
});

/** In this page, the stream of the second reel fails so. Returns the way to mend it. */
async function breakSecondReel(
  page: Page,
  file: RegExp,
  answer: { status: number; contentType?: string; body?: string | Buffer } | 'hang',
): Promise<() => Promise<void>> {
  const match = new RegExp(`/reel-02/manifest/.*${file.source}`);
  await page.route(match, (route) =>
    answer === 'hang'
      ? Promise.resolve()
      : route.fulfill({ ...answer, headers: { 'access-control-allow-origin': '*' } }),
  );
  return () => page.unroute(match);
}
