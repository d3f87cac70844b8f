import { expect, test } from 'vitest';
import { AUTO, levelFor, startLevel } from './levels.ts';

const LEVELS = [
  { height: 180, bitrate: 121_000 },
  { height: 360, bitrate: 253_000 },
  { height: 720, bitrate: 506_000 },
];

test.each([
  [undefined, 0],
  [0, 0],
  [500_000, 0],
  [1_600_000, 1],
  [100_000_000, 1],
])('a bandwidth of %s bit/s: starts at level %i', (bps, level) => {
  expect(startLevel(LEVELS, bps)).toBe(level);
});

test('a stream without a low level: starts at its lowest', () => {
  expect(startLevel([{ height: 1080, bitrate: 4_000_000 }], 100_000_000)).toBe(0);
});

test.each([
  [undefined, AUTO],
  [360, 1],
  [1080, 2],
  [144, 0],
  [270, 0],
])('a chosen height of %s: level %i', (heightPx, level) => {
  expect(levelFor(LEVELS, heightPx)).toBe(level);
});

test('no levels: no choice', () => {
  expect(levelFor([], 360)).toBe(AUTO);
});
