import { expect, test } from 'vitest';
import { nearestTo40Percent } from './nearestTo40Percent.ts';

const at = (middle: number, height = 200) => ({ top: middle - height / 2, bottom: middle + height / 2 });

test('the video whose middle is nearest to 40 % of the height is chosen', () => {
  expect(nearestTo40Percent([at(100), at(390), at(700)], 1000)).toBe(1);
  expect(nearestTo40Percent([at(250), at(600)], 1000)).toBe(0);
});

test('the line is 40 %, not the middle', () => {
  expect(nearestTo40Percent([at(310), at(500)], 1000)).toBe(0);
});

test('a video that shows less than half of itself is not chosen', () => {
  expect(nearestTo40Percent([at(-10)], 1000)).toBe(-1);
  expect(nearestTo40Percent([at(990), at(1010)], 1000)).toBe(0);
});

test('no video, or only videos elsewhere: none', () => {
  expect(nearestTo40Percent([], 1000)).toBe(-1);
  expect(nearestTo40Percent([at(-500), at(1500)], 1000)).toBe(-1);
  expect(nearestTo40Percent([{ top: 5, bottom: 5 }], 1000)).toBe(-1);
});

test('of two equally near the first is chosen', () => {
  expect(nearestTo40Percent([at(300), at(500)], 1000)).toBe(0);
});
