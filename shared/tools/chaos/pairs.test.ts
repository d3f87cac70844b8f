import { expect, test } from 'vitest';
import { PAGE_FAULTS } from './pageFaults.ts';
import { pairsOf } from './pairs.ts';

const namesOf = (seed: number, count: number) =>
  pairsOf(seed, count).map(({ screen, faults, lastsMs }) => [screen.path, ...faults.map(({ name }) => name), lastsMs]);

test('one seed: the same pairs each time, whatever their number; another seed: others', () => {
  expect(namesOf(7, 300).slice(0, 20)).toEqual(namesOf(7, 20));
  expect(namesOf(8, 20)).not.toEqual(namesOf(7, 20));
});

test('300 pairs: two different faults each, and every fault is in one of them', () => {
  const pairs = namesOf(7, 300);
  for (const [, first, second] of pairs) expect(first).not.toBe(second);
  const tried = new Set(pairs.flatMap(([, first, second]) => [first, second]));
  expect(PAGE_FAULTS.filter(({ name }) => !tried.has(name))).toEqual([]);
});
