import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../shared/testing/e2e/axe.ts';
import { failure, isPaused, openLevel, playTo, pressPlay, video } from '../../shared/testing/e2e/levelPage.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { breakStream, type StreamFault } from './support/streams.ts';

/** docs/decisions/010: at most 20 s to a message, and 3 s of tolerance for a busy machine. */
const MESSAGE_WITHIN_MS = 23_000;
const NETWORK_ERROR = 'Video playback error: networkError';

/** A lesson at its lowest level, so that the duration of a number of bytes is known. */
const atLowestLevel = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('bazaar.lessons', JSON.stringify({ heightPx: 180, speed: 2 })));

const tryAgain = (page: Page) => failure(page).getByRole('button', { name: 'Try Again' }).click();

/** The time at which the video stalled, and how long until the page showed the error. */
async function watchTime(page: Page): Promise<() => Promise<{ stoppedAtS: number; stalledForMs: number }>> {
  const last = await page.evaluateHandle(() => {
    const last = { atS: 0, atMs: 0, shownAtMs: 0 };
    // Of the document: React's video may take the place of the drawn one (docs/decisions/024).
    const update = ({ target }: Event) => {
      const { currentTime } = target as HTMLVideoElement;
      if (currentTime > last.atS) Object.assign(last, { atS: currentTime, atMs: performance.now() });
    };
    document.addEventListener('timeupdate', update, { capture: true });
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main [role=alert]')) return;
      last.shownAtMs = performance.now();
      observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return last;
  });
  return () => last.evaluate(({ atS, atMs, shownAtMs }) => ({ stoppedAtS: atS, stalledForMs: shownAtMs - atMs }));
}

/** The time at which the video resumes, recorded in the page: the test polls seconds later. */
async function watchResume(page: Page): Promise<() => Promise<number | undefined>> {
  const first = await video(page).evaluateHandle((element: HTMLVideoElement) => {
    const first: { atS?: number } = {};
    element.addEventListener('timeupdate', () => {
      if (!element.paused && element.currentTime > 0) first.atS ??= element.currentTime;
    });
    return first;
  });
  return () => first.evaluate(({ atS }) => atS);
}

for (const fault of ['404', 'html'] as const) {
  test(`${fault === '404' ? 'F58' : 'F59'}: a manifest that is ${fault} shows the error at once; Try Again plays once it is available`, async ({
    page,
  }) => {
    let requests = 0;
    page.on('request', (request) => (requests += request.url().includes('video.m3u8') ? 1 : 0));
    const restore = await breakStream(page, { match: 'video.m3u8', fault });
    await openLevel(page);
    await expect(failure(page)).toContainText(NETWORK_ERROR, { timeout: 5_000 });
    // What the document has requested early counts: a page of a captive portal in its place does not.
    expect(requests).toBe(fault === '404' ? 1 : 2);
    await expectNoViolations(page, 'player failed');
    await restore();
    await tryAgain(page);
    await playTo(page, 0.5);
  });
}

test('F60: a manifest that hangs shows Still loading after 4 s and an error within 20 s', async ({ page }) => {
  await breakStream(page, { match: 'video.m3u8', fault: 'hang' });
  await openLevel(page);
  await pressPlay(page);
  await expect(page.getByRole('status').filter({ hasText: 'Still loading…' })).toBeVisible({ timeout: 7_000 });
  await expect(failure(page)).toContainText(NETWORK_ERROR, { timeout: MESSAGE_WITHIN_MS - 4_000 });
});

for (const fault of ['404', '500', 'refused', 'hang'] satisfies StreamFault[]) {
  test(`F61, F64: segments that are ${fault} from the middle on: the buffer plays, then an error; Try Again resumes there`, async ({
    page,
  }) => {
    await atLowestLevel(page);
    const restore = await breakStream(page, { match: '.mp4', fault, fromByte: 40_000 });
    await openLevel(page);
    const progress = await watchTime(page);
    await pressPlay(page);
    await playTo(page, 1);
    await expect(failure(page)).toContainText(NETWORK_ERROR, { timeout: MESSAGE_WITHIN_MS + 5_000 });
    const { stoppedAtS, stalledForMs } = await progress();
    expect(stoppedAtS).toBeGreaterThan(5);
    expect(stalledForMs).toBeLessThan(20_000);
    await restore();
    const resumedAt = await watchResume(page);
    await tryAgain(page);
    await playTo(page, stoppedAtS + 0.5);
    expect(await resumedAt()).toBeLessThan(stoppedAtS + 8);
  });
}

test('F62: a segment that fails twice is requested again without a message', async ({ page }) => {
  await breakStream(page, { match: '.mp4', fault: '503', times: 2 });
  await openLevel(page);
  await pressPlay(page);
  await playTo(page, 1);
  await expect(failure(page)).toHaveCount(0);
});

test('F63: corrupt segments show a media error', async ({ page }) => {
  await breakStream(page, { match: '.mp4', fault: 'corrupt', fromByte: 800 });
  await openLevel(page);
  await pressPlay(page);
  await expect(failure(page)).toContainText('Video playback error: mediaError', { timeout: MESSAGE_WITHIN_MS });
});

test('a decoder that stands still although it has data is started anew: the lesson plays, without a message', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // As WebKitGTK's was seen: the first stream of the element has metadata and data, and never a picture.
    const { prototype } = HTMLMediaElement;
    const readyState = Object.getOwnPropertyDescriptor(prototype, 'readyState')!;
    let streams = 0;
    addEventListener('loadstart', () => (streams += 1), true);
    const isStuck = () => streams < 2;
    Object.defineProperty(prototype, 'readyState', {
      get(this: HTMLMediaElement) {
        const real = Reflect.apply(readyState.get!, this, []) as number;
        return isStuck() ? Math.min(real, HTMLMediaElement.HAVE_METADATA) : real;
      },
    });
    const play = Reflect.get(prototype, 'play') as HTMLMediaElement['play'];
    prototype.play = function (this: HTMLMediaElement) {
      if (isStuck()) this.playbackRate = 0.0625; // the slowest that Chromium has
      return Reflect.apply(play, this, []) as Promise<void>;
    };
  });
  await openLevel(page);
  await pressPlay(page);
  await playTo(page, 2);
  await expect(failure(page)).toHaveCount(0);
});

test('F65: the HLS library fails to load: shows an error; Try Again requests it again', async ({ page }) => {
  await page.route(/\/hls[^/]*\.js$/, (route) => route.abort());
  await openLevel(page);
  await expect(failure(page)).toContainText('Failed to load video player library');
  await page.unroute(/\/hls[^/]*\.js$/);
  await tryAgain(page);
  await playTo(page, 0.5);
});

test('F66: a browser without HLS: shows an error without Try Again', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'MediaSource');
    Reflect.deleteProperty(globalThis, 'ManagedMediaSource');
    HTMLMediaElement.prototype.canPlayType = () => '';
  });
  await openLevel(page);
  await expect(failure(page)).toContainText('HLS playback not supported in this browser');
  await expect(failure(page).getByRole('button')).toHaveCount(0);
});

for (const [name, text] of [
  ['NotAllowedError', undefined],
  ['NotSupportedError', 'Failed to play video'],
] as const) {
  test(`F67: play() rejects with ${name}: ${text ? `shows '${text}'` : 'is paused without a message'}`, async ({
    page,
  }) => {
    await page.addInitScript((name) => {
      HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('no', name));
    }, name);
    await openLevel(page);
    await pressPlay(page);
    if (text) return expect(failure(page)).toContainText(text);
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    expect(await isPaused(page)).toBe(true);
    await expect(failure(page)).toHaveCount(0);
  });
}

test('a video without a stream: shows an error without Try Again', async ({ page }) => {
  await page.route(/documents:runQuery/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replaceAll(/"lesson-\d\d"/g, '""') });
  });
  await openLevel(page);
  await expect(failure(page)).toContainText('Invalid video URL');
  await expect(failure(page).getByRole('button')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' }); // the other pages of the level are still being queried
});

test('leaving the page: detaches the stream from its element', async ({ page }) => {
  await openLevel(page);
  await pressPlay(page);
  await playTo(page, 0.3);
  const element = await video(page).elementHandle();
  await page.getByRole('banner').getByRole('link', { name: 'Bazaar School' }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
  await expect
    .poll(() => element?.evaluate((old: HTMLVideoElement) => [old.isConnected, old.getAttribute('src'), old.paused]))
    .toEqual([false, null, true]);
});
