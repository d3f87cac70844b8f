import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSizes } from './parseSizes.ts';

test('heights that can be true stay as they are', () => {
  const sizes = { count: 3, width: 360, sizes: [[812, 640.5, -1], 700] };
  expect(parseSizes(sizes)).toEqual(sizes);
});

test('a height of 0, or none at all, counts as not measured', () => {
  expect(parseSizes({ count: 4, width: 360, sizes: [[0, 812, null, '7'], 0] })).toEqual({
    count: 4,
    width: 360,
    sizes: [[-1, 812, -1, -1]],
  });
});

test('of anything else there are no heights, and nothing throws', () => {
  for (const given of [
    null,
    7,
    {},
    { count: 1, width: 1 },
    { count: 1, width: 1, sizes: [] },
    { count: '1', width: 1, sizes: [[1]] },
  ]) {
    expect(parseSizes(given)).toBeUndefined();
  }
  fc.assert(
    fc.property(fc.anything(), (sizes) => {
      const [heights = []] = (parseSizes({ count: 1, width: 1, sizes })?.sizes ?? []) as number[][];
      return heights.every((height) => height === -1 || height > 0);
    }),
  );
});
