import { missing, portal, stopped } from '../../shared/testing/e2e/answers.ts';
import { gate, type Answer } from '../../shared/testing/e2e/gate.ts';
import { expectAtRest, expectPlaying, openReels, reelAt } from '../../shared/testing/e2e/reels.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

test.use({ time: 'passes' });

/** docs/behaviour.md: time to an error message, plus some for a slow machine. */
const MESSAGE_WITHIN_MS = 25_000;

const MANIFEST = /\/reel-02\/manifest\/.*video\.m3u8$/;
const SEGMENTS = /\/reel-02\/manifest\/.*\.mp4$/;

const corrupt: Answer = (route) =>
  route.fulfill({
    status: 206,
    headers: { 'access-control-allow-origin': '*' },
    contentType: 'video/mp4',
    body: Buffer.alloc(4_096, 0xa5),
  });

/** Faults of the stream of the second reel. */
const FAULTS: [name: string, files: RegExp, answer: Answer | undefined][] = [
  ['F58: a missing stream', MANIFEST, missing],
  ['F59: a captive portal’s page instead of a stream', MANIFEST, portal],
  ['F60: a stream that does not respond', MANIFEST, undefined],
  ['F63: a corrupt segment', SEGMENTS, corrupt],
];

for (const [fault, files, answer] of FAULTS) {
  test(`${fault} in one reel: an error with Retry is shown, the other reels play, and Retry recovers it`, async ({
    page,
  }) => {
    const stream = await gate(page, files, answer);
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
    await stream.release();
    await expectAtRest(page, 1);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expectPlaying(page, 1);
  });
}

test('the first reel fails before anything was pressed: nothing covers its Retry, which starts the reels', async ({
  page,
}) => {
  const stream = await gate(page, /\/reel-01\/manifest\/.*\.m3u8$/, stopped);
  await page.goto('/reel');
  const retry = reelAt(page, 0).getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible({ timeout: MESSAGE_WITHIN_MS });
  await stream.release();
  await retry.click();
  await expectPlaying(page, 0);
});

test('F60: a reel that loads slowly shows a message before it fails', async ({ page }) => {
  await gate(page, MANIFEST);
  await openReels(page);
  await expectPlaying(page, 0);
  await page.getByRole('button', { name: 'Next reel' }).click();
  await expect(reelAt(page, 1).getByRole('status')).toContainText('Still loading…');
});
