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
  expect(levelFor(LEVELS, heightPx === undefined ? {} : { heightPx })).toBe(level);
});

const TWO_OF_720 = [...LEVELS, { height: 720, bitrate: 2_449_000 }, { height: 1080, bitrate: 5_000_000 }];
const WITHOUT_HEIGHT = [300_000, 600_000].map((bitrate) => ({ height: 0, bitrate }));

test.each([
  ['the lower of two bit rates', TWO_OF_720, { heightPx: 720, bps: 510_000 }, 2],
  ['the higher one', TWO_OF_720, { heightPx: 720, bps: 2_400_000 }, 3],
  ['a bit rate of another height', TWO_OF_720, { heightPx: 360, bps: 5_000_000 }, 1],
  ['a height alone: the lower of its bit rates', TWO_OF_720, { heightPx: 720 }, 2],
  ['a bit rate without a height', WITHOUT_HEIGHT, { heightPx: 0, bps: 600_000 }, 1],
  ['a bit rate without a height, in a stream with heights', TWO_OF_720, { heightPx: 0, bps: 600_000 }, 2],
  ['a height, in a stream without: the lowest', WITHOUT_HEIGHT, { heightPx: 720 }, 0],
])('a choice of %s: the level with it, or the nearest', (_, levels, quality, level) => {
  expect(levelFor(levels, quality)).toBe(level);
});

test('no levels: no choice', () => {
  expect(levelFor([], { heightPx: 360 })).toBe(AUTO);
});
