import { afterEach, beforeAll, expect, test } from 'vitest';
import { filesOfStream, rangeOf, serveStream } from '../../testing/streamForTests.ts';
import { createMedia, type Media } from './createMedia.ts';
import { loadHls } from './loadHls.ts';

let media: Media | undefined;

// No test counts the time in which the library comes.
beforeAll(async () => void (await loadHls()), 30_000);

afterEach(() => {
  media?.load(undefined);
  document.body.replaceChildren();
});

const SEGMENTS = 4;
const FRAMES_PER_SEGMENT = 24;
type Files = Awaited<ReturnType<typeof filesOfStream>>;

/** The picture or the sound in a file for each segment, of which that of this number ends after that share of it. */
function cutIn(files: Files, name: 'low' | 'sound', segment: number, share: number): Record<string, BlobPart> {
  const list = files[`${name}.m3u8`];
  const parts = Array.from({ length: SEGMENTS }, (_, index): [string, BlobPart] => {
    const { from, to } = rangeOf(list, index);
    const end = index === segment ? from + Math.round((to - from) * share) : to;
    return [`${name}-${index}.mp4`, files[`${name}.mp4`].slice(from, end)];
  });
  let index = 0;
  const ofFiles = list.replace(/#EXT-X-BYTERANGE:.*\n.*/g, () => parts[index++]![0]);
  return { [`${name}.m3u8`]: ofFiles, ...Object.fromEntries(parts) };
}

/** The first two segments of the picture as one of 4 s, of which not even its first movie fragment is whole. */
function cutLongStart(files: Files): Record<string, BlobPart> {
  const list = files['low.m3u8'];
  const { from, to } = rangeOf(list, 0);
  const [head, , , ...rest] = list.split('#EXTINF');
  return {
    'low.m3u8': [head!.replace('DURATION:2', 'DURATION:4'), ':4,\nlow-0.mp4\n', ...rest].join('#EXTINF'),
    'low-0.mp4': files['low.mp4'].slice(from, from + Math.round((to - from) / 2)),
  };
}

test.each([
  ['picture', 'low', 1, 0.5],
  ['picture', 'low', 2, 0.9],
  ['picture, the first one', 'low', 0, 0.5],
  ['sound', 'sound', 1, 0.5],
  ['sound, the first one', 'sound', 0, 0.5],
  ['sound, almost all', 'sound', 2, 0.03],
] as const)('a segment of the %s that has lost its end: what follows it is played to the end', async (...segment) => {
  const [, name, index, share] = segment;
  const files = await filesOfStream(SEGMENTS);
  await playToEnd({ ...files, ...cutIn(files, name, index, share) });
});

test('a first segment of 4 s of which nothing is whole: what follows it is played to the end', async () => {
  const files = await filesOfStream(SEGMENTS);
  await playToEnd({ ...files, ...cutLongStart(files) });
});

test.each([1, 2])('a lost segment of the picture at speed %s: the picture comes back after it', async (speed) => {
  const files = await filesOfStream(SEGMENTS);
  const video = await playToEnd({ ...files, ...cutIn(files, 'low', 1, 0.03) }, speed);
  const { totalVideoFrames } = video.getVideoPlaybackQuality();
  expect(totalVideoFrames / FRAMES_PER_SEGMENT).toBeGreaterThan(2);
});

async function playToEnd(files: Record<string, BlobPart>, speed = 1): Promise<HTMLVideoElement> {
  const video = document.body.appendChild(document.createElement('video'));
  media = createMedia(video);
  media.setMuted(true);
  media.setRate(speed);
  media.load({ url: await serveStream(files) });
  media.play();
  await expect.poll(() => video.ended || media!.store.getState().failure, { timeout: 25_000 }).toBe(true);
  expect(video.currentTime).toBeGreaterThan(7.9);
  return video;
}
