import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startTimeFrom, withStartTime } from './startTime.ts';

const startOf = (query: string) => startTimeFrom(new URLSearchParams(query));

test.each([
  ['t=83', 83],
  ['page=1&video=a&t=83', 83],
  ['t=83.5', 83],
  ['t=007', 7],
  ['t=86400', 86_400],
])('%s: starts at second %d', (query, startS) => expect(startOf(query)).toBe(startS));

test.each([
  '',
  't',
  't=',
  't=0',
  't=0.9',
  't=-5',
  't=%2B5',
  't=NaN',
  't=Infinity',
  't=1e3',
  't=0x10',
  't=1m23s',
  't=1:23',
  't=1,5',
  't=.5',
  't=5.',
  't=+5',
  't=5%0A',
  't=86401',
  't=99999999999999999999',
  't=5&t=6',
  't[]=5',
  't=٣٤',
  't=１２',
])('%s: no start', (query) => expect(startOf(query)).toBeUndefined());

test('hostile queries: no start, or a whole second of a day', () => {
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.double().map(String), fc.bigInt().map(String));
  const isAllowed = (startS: number | undefined) =>
    startS === undefined || (Number.isInteger(startS) && startS > 0 && startS <= 86_400);
  fc.assert(fc.property(value, (given) => isAllowed(startTimeFrom(new URLSearchParams({ t: given })))));
});

test('a path with a start: names that second and everything that it named before', () => {
  const path = withStartTime('/levels/a/videos/b?page=1&video=c', 83);
  expect(path).toBe('/levels/a/videos/b?page=1&video=c&t=83');
  expect(startOf(path.split('?')[1]!)).toBe(83);
  expect(withStartTime('/a', 5)).toBe('/a?t=5');
  expect(withStartTime('/a', undefined)).toBe('/a');
});
