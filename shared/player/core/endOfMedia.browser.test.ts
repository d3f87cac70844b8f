import { afterEach, beforeAll, expect, test } from 'vitest';
import { filesOfStream, firstSegments, rangeOf, serveStream } from '../../testing/streamForTests.ts';
import { createMedia, type Media } from './createMedia.ts';
import { loadHls } from './loadHls.ts';

let media: Media | undefined;

// No test counts the time in which the library comes.
beforeAll(async () => void (await loadHls()), 30_000);

afterEach(() => {
  media?.load(undefined);
  document.body.replaceChildren();
});

type Files = Awaited<ReturnType<typeof filesOfStream>>;

/** The file up to that share of the segment of that number. */
function cutOff(files: Files, name: 'low' | 'sound', segment: number, share: number) {
  const { from, to } = rangeOf(files[`${name}.m3u8`], segment);
  return { [`${name}.mp4`]: files[`${name}.mp4`].slice(0, from + Math.round((to - from) * share)) };
}

test.each<[string, (files: Files) => Partial<Files>]>([
  ['a last segment that is cut off in its middle', (files) => cutOff(files, 'low', 2, 0.5)],
  ['a last segment that is cut off at its start', (files) => cutOff(files, 'low', 2, 0.04)],
  ['a last segment of the sound that is cut off', (files) => cutOff(files, 'sound', 2, 0.5)],
  ['both cut off', (files) => ({ ...cutOff(files, 'low', 2, 0.6), ...cutOff(files, 'sound', 2, 0.5) })],
  [
    'a list of the sound that ends a segment before',
    (files) => ({ 'sound.m3u8': firstSegments(files['sound.m3u8'], 2) }),
  ],
  [
    'a list of the picture that ends a segment before',
    (files) => ({ 'low.m3u8': firstSegments(files['low.m3u8'], 2) }),
  ],
])('%s: what there is plays, and then the stream has ended', async (_, change) => {
  const files = await filesOfStream(3);
  const video = document.body.appendChild(document.createElement('video'));
  media = createMedia(video);
  media.setMuted(true);
  media.load({ url: await serveStream({ ...files, ...change(files) }) });
  media.play();
  await expect.poll(() => video.ended || media!.store.getState().failure, { timeout: 25_000 }).toBe(true);
  expect(video.currentTime).toBeGreaterThan(3.9);
});

test('a last segment that is missing of a stream that was here whole: it is a failure, since the stream has it elsewhere', async () => {
  const files = await filesOfStream(3);
  const video = document.body.appendChild(document.createElement('video'));
  media = createMedia(video);
  media.setMuted(true);
  media.load({ url: await serveStream({ ...files, ...cutOff(files, 'low', 2, 0) }), isComplete: true });
  media.play();
  await expect.poll(() => video.ended || media!.store.getState().failure?.cause, { timeout: 25_000 }).toBe('stream');
});
