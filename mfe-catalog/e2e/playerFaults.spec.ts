import type { Page } from '@playwright/test';
import { failing, missing, portal, stopped } from '../../shared/testing/e2e/answers.ts';
import { expectNoViolations } from '../../shared/testing/e2e/axe.ts';
import { gate, open, type Answer } from '../../shared/testing/e2e/gate.ts';
import { failure, LEVELS, openLevel, pressPlay, timeOf, video } from '../../shared/testing/e2e/levelPage.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { corrupt, playOnPast, stream, timePassesUntil, withinPageTime } from './support/streams.ts';

/** docs/behaviour.md. */
const MESSAGE_WITHIN_MS = 20_000;
const NETWORK_ERROR = 'Video playback error: networkError';

/** A lesson at its lowest level, so that the duration of a number of bytes is known. */
const atLowestLevel = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('bazaar.lessons', JSON.stringify({ heightPx: 180, speed: 2 })));

const tryAgain = (page: Page) => failure(page).getByRole('button', { name: 'Try Again' }).click();

/** True while the video is not paused and has nothing to show. */
const isStalled = (page: Page) =>
  video(page).evaluate(({ readyState, paused }: HTMLVideoElement) => !paused && readyState < 3);

/** The position from which the video has played since its stream was attached. */
const begunAt = (page: Page) => video(page).evaluate(({ played }: HTMLVideoElement) => played.start(0));

for (const [name, answer, requests] of [
  ['F58: a manifest that is missing', missing, 1],
  // The document's early request counts, but not where it got a page of a captive portal.
  ['F59: a web page in the place of the manifest', portal, 2],
] as const)
  test(`${name}: the error is shown at once; Try Again plays once it is available`, async ({ page }) => {
    const manifest = await gate(page, stream('video.m3u8'), answer);
    await openLevel(page);
    await expect(failure(page)).toContainText(NETWORK_ERROR);
    expect(manifest.requests).toHaveLength(requests);
    await expectNoViolations(page, 'player failed');
    await manifest.release();
    await tryAgain(page);
    await playOnPast(page, 0.5);
  });

test('F60: a manifest that does not come: Still loading after 4 s, an error within 20 s', async ({ page }) => {
  const manifest = await gate(page, stream('video.m3u8'));
  await page.goto(LEVELS.onePage, { waitUntil: 'commit' });
  // The shell waits for it too, as drawScreen.ts says.
  await timePassesUntil(page, () => page.getByRole('button', { name: 'Play', exact: true }).count()).toBe(1);
  await pressPlay(page);
  await manifest.requested();
  await page.clock.runFor(4_000);
  await expect(page.getByRole('status').filter({ hasText: 'Still loading…' })).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
  await withinPageTime(page, MESSAGE_WITHIN_MS - 4_000, () => failure(page).count()).toBe(1);
  await expect(failure(page)).toContainText(NETWORK_ERROR);
});

const BROKEN: [name: string, tag: string[], answer: Answer | undefined][] = [
  ['refused', [], stopped],
  ['missing', ['@verify'], missing],
  ['answered with an error', ['@verify'], failing],
  ['not answered', ['@verify'], undefined],
];
for (const [name, tag, answer] of BROKEN)
  test(
    `F61, F64: segments that are ${name} from the middle on: the buffer plays, then an error within 20 s; Try Again resumes there`,
    { tag },
    async ({ page }) => {
      await atLowestLevel(page);
      const segments = await gate(page, stream('.mp4', 40_000), answer);
      await openLevel(page);
      await pressPlay(page);
      await playOnPast(page, 5);
      await timePassesUntil(page, () => isStalled(page)).toBe(true);
      const stoppedAtS = await timeOf(page);
      await withinPageTime(page, MESSAGE_WITHIN_MS, () => failure(page).count()).toBe(1);
      await expect(failure(page)).toContainText(NETWORK_ERROR);
      await segments.release();
      await tryAgain(page);
      await playOnPast(page, stoppedAtS + 0.5);
      await expect.poll(() => begunAt(page)).toBeCloseTo(stoppedAtS, 0);
    },
  );

test('F62: a segment that fails twice is requested again without a message', async ({ page }) => {
  let times = 2;
  await gate(page, stream('.mp4'), (route) => ((times -= 1) >= 0 ? failing(route) : open(route)));
  await openLevel(page);
  await pressPlay(page);
  await playOnPast(page, 1);
  await expect(failure(page)).toHaveCount(0);
});

test('F63: corrupt segments show a media error', async ({ page }) => {
  await gate(page, stream('.mp4', 800), corrupt);
  await openLevel(page);
  await pressPlay(page);
  await timePassesUntil(page, () => failure(page).count()).toBe(1);
  await expect(failure(page)).toContainText('Video playback error: mediaError');
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
  await playOnPast(page, 2);
  await expect(failure(page)).toHaveCount(0);
});

test('F65: the HLS library fails to load: shows an error; Try Again requests it again', async ({ page }) => {
  const library = await gate(page, /\/hls[^/]*\.js$/, stopped);
  await openLevel(page);
  await expect(failure(page)).toContainText('Failed to load video player library');
  await library.release();
  await tryAgain(page);
  await playOnPast(page, 0.5);
});
