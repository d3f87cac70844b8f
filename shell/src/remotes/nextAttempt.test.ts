import { expect, test } from 'vitest';
import { nextAttempt, type Conditions, type Attempt } from './nextAttempt.ts';

const attemptsIn = (conditions: Conditions, previous = 0): Attempt[] => {
  const attempts: Attempt[] = ['first'];
  let remaining = previous;
  while (attempts.at(-1) !== 'panel') {
    const next = nextAttempt(attempts.at(-1)!, { ...conditions, hasPrevious: remaining > 0 });
    if (next === 'previous') remaining -= 1;
    attempts.push(next);
  }
  return attempts;
};

const nothing: Conditions = { isServed: false, hasPrevious: false, canReload: false };

test('all attempts in order, where all of them fail', () => {
  expect(attemptsIn({ ...nothing, isServed: true, canReload: true }, 1)).toEqual([
    'first',
    'sameUrl',
    'retryUrl',
    'previous',
    'reload',
    'panel',
  ]);
});

test('what is not served is not asked for again: the previous version is next', () => {
  expect(attemptsIn(nothing, 1)).toEqual(['first', 'previous', 'panel']);
  expect(attemptsIn(nothing)).toEqual(['first', 'panel']);
});

test('two builds to fall back on are both tried: the current one after a canary, then the one before', () => {
  expect(attemptsIn(nothing, 2)).toEqual(['first', 'previous', 'previous', 'panel']);
});

test('a page that would lose something is not reloaded', () => {
  expect(attemptsIn({ ...nothing, isServed: true })).toEqual(['first', 'sameUrl', 'retryUrl', 'panel']);
});

test('a reload is asked for once', () =>
  expect(nextAttempt('reload', { isServed: true, hasPrevious: true, canReload: true })).toBe('panel'));
