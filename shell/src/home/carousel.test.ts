import { expect, test } from 'vitest';
import { nextSlide, previousSlide } from './carousel.ts';

test('both ends wrap', () => {
  expect(nextSlide(5, 6)).toBe(0);
  expect(previousSlide(0, 6)).toBe(5);
});

test('a day of turns ends where it began', () => {
  let index = 0;
  for (let turn = 0; turn < 14_400; turn += 1) index = nextSlide(index, 6);
  expect(index).toBe(0);
});
