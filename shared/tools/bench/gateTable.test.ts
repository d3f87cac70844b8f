import { expect, test } from 'vitest';
import { differences, leastOf } from './gateTable.ts';
import { ranIn } from './pageCounts.ts';

const counts = {
  requests: 40,
  bytes: 300_000,
  scriptCharacters: 600_000,
  ranCharacters: 300_000,
  calls: 50_000,
  elements: 300,
  layoutShift: 1,
};

test('one request more, or 1.1 % more bytes, is worse; what is within the allowance is no difference', () => {
  expect(differences({ ...counts, requests: 41, bytes: 303_300, calls: 51_400, layoutShift: 51 }, counts)).toEqual([
    { name: 'requests', stored: 40, now: 41, isWorse: true },
    { name: 'bytes', stored: 300_000, now: 303_300, isWorse: true },
  ]);
});

test('less than what is written down: a difference that is not worse', () =>
  expect(differences({ ...counts, calls: 40_000 }, counts)).toEqual([
    { name: 'calls', stored: 50_000, now: 40_000, isWorse: false },
  ]));

test('a page of which nothing is written down, and a count that a page has not: no differences', () => {
  const { calls: _, ...withMedia } = counts;
  expect(differences(counts)).toEqual([]);
  expect(differences(leastOf([withMedia]), counts)).toEqual([]);
});

test('several visits: the least of each count', () =>
  expect(leastOf([counts, { ...counts, requests: 39, calls: 60_000 }])).toEqual({ ...counts, requests: 39 }));

test('ranges within each other: the innermost says whether its characters ran', () => {
  const ranges = [
    { startOffset: 10, endOffset: 40, count: 2 },
    { startOffset: 0, endOffset: 100, count: 1 },
    { startOffset: 20, endOffset: 30, count: 0 },
    { startOffset: 50, endOffset: 60, count: 0 },
  ];
  expect(ranIn(ranges)).toBe(80);
  expect(ranIn([])).toBe(0);
});
