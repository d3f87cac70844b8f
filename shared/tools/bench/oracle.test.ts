import { expect, test } from 'vitest';
import { oracleBytes, type Track, type TrackRequest } from './oracle.ts';

/** Three segments of 1 s behind what initializes them. */
const track = (file: string, length: number): Track => ({
  file,
  isSound: file === 'sound.mp4',
  playlistBytes: 7,
  initBytes: 10,
  segments: [0, 1, 2].map((startS) => ({ startS, offset: 10 + startS * length, length })),
});
const TRACKS = [track('low.mp4', 100), track('mid.mp4', 200), track('sound.mp4', 50)];
const whole = (file: string): TrackRequest => ({ file, firstByte: 0, endByte: 1_000 });

test('shown until the middle of the second segment: two segments of picture and of sound, with playlists and starts', () =>
  expect(oracleBytes(TRACKS, [whole('low.mp4'), whole('sound.mp4')], 1.5)).toBe(2 * 100 + 2 * 50 + 2 * 17));

test('shown until a segment begins: that one is not needed', () =>
  expect(oracleBytes(TRACKS, [whole('low.mp4')], 1)).toBe(100 + 17));

test('a better level from the second segment on: each second in the level that was requested last', () => {
  const better = { file: 'mid.mp4', firstByte: 210, endByte: 610 };
  expect(oracleBytes(TRACKS, [whole('low.mp4'), better], 3)).toBe(100 + 2 * 200 + 2 * 17);
});

test('a request that ends within a segment does not play it', () =>
  expect(oracleBytes(TRACKS, [{ file: 'low.mp4', firstByte: 0, endByte: 209 }], 3)).toBe(100 + 17));

test('nothing shown: nothing needed', () => expect(oracleBytes(TRACKS, [whole('low.mp4')], 0)).toBe(0));
