import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dotsFor, isNear, pictureIndex } from './PictureCarousel.tsx';

test('next on the last picture, previous on the first: wraps', () => {
  expect(pictureIndex(2, 1, 3)).toBe(0);
  expect(pictureIndex(0, -1, 3)).toBe(2);
  expect(pictureIndex(0, 1, 1)).toBe(0);
});

test('isNear: the current picture and its neighbours, also over the ends', () => {
  expect([0, 1, 2, 3, 4].map((index) => isNear(index, 0, 5))).toEqual([true, true, false, false, true]);
  expect(isNear(0, 0, 1)).toBe(true);
});

test('up to seven pictures: a dot each', () => {
  expect(dotsFor(1, 3, 7)).toEqual([0, 1, 2]);
});

test('more than seven pictures: seven dots, the current one among them', () => {
  expect(dotsFor(0, 20, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(dotsFor(10, 20, 7)).toEqual([7, 8, 9, 10, 11, 12, 13]);
  expect(dotsFor(19, 20, 7)).toEqual([13, 14, 15, 16, 17, 18, 19]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.nat(), (total, nat) => {
      const dots = dotsFor(nat % total, total, 7);
      expect(dots).toContain(nat % total);
      expect(dots.length).toBe(Math.min(total, 7));
      expect(dots.every((dot) => dot >= 0 && dot < total)).toBe(true);
    }),
  );
});
