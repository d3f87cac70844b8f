import { expect, type Page, type Request } from '@playwright/test';
import type { Answer } from '../../../shared/testing/e2e/gate.ts';
import { timeOf } from '../../../shared/testing/e2e/levelPage.ts';

/** The requests for files of streams whose path holds `part` ('video.m3u8', '.mp4'), for bytes from `fromByte` on. */
export const stream =
  (part: string, fromByte = 0) =>
  (request: Request): boolean =>
    request.url().includes('/manifest/') && request.url().includes(part) && firstByte(request) >= fromByte;

const firstByte = (request: Request) => Number(/bytes=(\d+)/.exec(request.headers().range ?? '')?.[1] ?? 0);

/** The right number of bytes, every one of them inverted. */
export const corrupt: Answer = async (route) => {
  const response = await route.fetch();
  const body = await response.body();
  await route.fulfill({ response, body: Buffer.from(body.map((byte) => 255 - byte)) });
};

/** Lets the page's stopped time pass with the media's, no faster than the machine's, until `read` has the expected value. */
export const timePassesUntil = <Value>(page: Page, read: () => Promise<Value>) =>
  expect.poll(
    async () => {
      await page.clock.runFor(100);
      return read();
    },
    { intervals: [100], timeout: 30_000 },
  );

/**
 * Lets at most `ms` of the page's stopped time pass until `read` has the expected value: for a message that is promised within so
 * long. In steps, since between two timers of a player an aborted request or an event of the media comes in the machine's time.
 */
export const withinPageTime = <Value>(page: Page, ms: number, read: () => Promise<Value>) => {
  let leftMs = ms;
  return expect.poll(
    async () => {
      const stepMs = Math.min(leftMs, 500);
      leftMs -= stepMs;
      if (stepMs > 0) await page.clock.runFor(stepMs);
      return read();
    },
    { intervals: [100], timeout: 30_000 },
  );
};

/** As timePassesUntil, until the video has played past `seconds`. */
export const playOnPast = (page: Page, seconds: number): Promise<void> =>
  timePassesUntil(page, () => timeOf(page)).toBeGreaterThan(seconds);
