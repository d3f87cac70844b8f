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

test('every attempt fails: all are made, in order', () => {
  expect(attemptsIn({ ...nothing, isServed: true, canReload: true }, 1)).toEqual([
    'first',
    'sameUrl',
    'retryUrl',
    'previous',
    'reload',
    'panel',
  ]);
});

test('files that are not served are not requested again: the previous version is next', () => {
  expect(attemptsIn(nothing, 1)).toEqual(['first', 'previous', 'panel']);
  expect(attemptsIn(nothing)).toEqual(['first', 'panel']);
});

test('two fallback builds: the current one after a canary is tried, then the previous one', () => {
  expect(attemptsIn(nothing, 2)).toEqual(['first', 'previous', 'previous', 'panel']);
});

test('a reload would lose something: the page is not reloaded', () => {
  expect(attemptsIn({ ...nothing, isServed: true })).toEqual(['first', 'sameUrl', 'retryUrl', 'panel']);
});

test('a reload that did not help is not repeated', () =>
  expect(nextAttempt('reload', { isServed: true, hasPrevious: true, canReload: true })).toBe('panel'));
