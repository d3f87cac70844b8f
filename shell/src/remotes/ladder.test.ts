import { expect, test } from 'vitest';
import { nextRung, type Ground, type Rung } from './ladder.ts';

const way = (ground: Ground, previous = 0): Rung[] => {
  const rungs: Rung[] = ['first'];
  let left = previous;
  while (rungs.at(-1) !== 'panel') {
    const next = nextRung(rungs.at(-1)!, { ...ground, hasPrevious: left > 0 });
    if (next === 'previous') left -= 1;
    rungs.push(next);
  }
  return rungs;
};

const nothing: Ground = { isServed: false, hasPrevious: false, canReload: false };

test('all rungs in order, where all of them fail', () => {
  expect(way({ ...nothing, isServed: true, canReload: true }, 1)).toEqual([
    'first',
    'sameUrl',
    'lane',
    'previous',
    'reload',
    'panel',
  ]);
});

test('what is not served is not asked for again: the previous version is next', () => {
  expect(way(nothing, 1)).toEqual(['first', 'previous', 'panel']);
  expect(way(nothing)).toEqual(['first', 'panel']);
});

test('two builds to fall back on are both tried: the current one after a canary, then the one before', () => {
  expect(way(nothing, 2)).toEqual(['first', 'previous', 'previous', 'panel']);
});

test('a page that would lose something is not reloaded', () => {
  expect(way({ ...nothing, isServed: true })).toEqual(['first', 'sameUrl', 'lane', 'panel']);
});

test('a reload is asked for once', () =>
  expect(nextRung('reload', { isServed: true, hasPrevious: true, canReload: true })).toBe('panel'));
