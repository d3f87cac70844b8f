import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRowHeights } from './rowHeights.ts';

test('heights above 0: unchanged', () => {
  const sizes = { count: 3, width: 360, sizes: [[812, 640.5, -1], 700] };
  expect(parseRowHeights(sizes)).toEqual(sizes);
});

test('a height of 0, or none at all: not measured', () => {
  expect(parseRowHeights({ count: 4, width: 360, sizes: [[0, 812, null, '7'], 0] })).toEqual({
    count: 4,
    width: 360,
    sizes: [[-1, 812, -1, -1]],
  });
});

test('anything else in storage: no heights, and nothing throws', () => {
  for (const given of [
    null,
    7,
    {},
    { count: 1, width: 1 },
    { count: 1, width: 1, sizes: [] },
    { count: '1', width: 1, sizes: [[1]] },
  ]) {
    expect(parseRowHeights(given)).toBeUndefined();
  }
  fc.assert(
    fc.property(fc.anything(), (sizes) => {
      const [heights = []] = (parseRowHeights({ count: 1, width: 1, sizes })?.sizes ?? []) as number[][];
      return heights.every((height) => height === -1 || height > 0);
    }),
  );
});
