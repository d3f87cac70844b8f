import { expect, test } from 'vitest';
import { deadlinesFor, nextAttempt, type Attempt, type Conditions } from './nextAttempt.ts';
import { REMOTE_DEADLINE_MS } from './remoteError.ts';

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

const nothing: Conditions = {
  failure: 'error',
  isSlot: false,
  isServed: false,
  hasPrevious: false,
  isPageOld: false,
  canReload: () => false,
};

test('every attempt fails: all are made, in order', () => {
  expect(attemptsIn({ ...nothing, isServed: true, canReload: () => true }, 1)).toEqual([
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

test('files that are not served: the page is reloaded where it is older than the registry, and nothing would be lost', () => {
  expect(attemptsIn({ ...nothing, isPageOld: true, canReload: () => true })).toEqual(['first', 'reload', 'panel']);
  expect(attemptsIn({ ...nothing, isPageOld: true })).toEqual(['first', 'panel']);
  expect(attemptsIn({ ...nothing, canReload: () => true })).toEqual(['first', 'panel']);
});

test('the component of a slot gets one attempt of each build, and no reload', () =>
  expect(attemptsIn({ ...nothing, isSlot: true, isServed: true, isPageOld: true, canReload: () => true }, 1)).toEqual([
    'first',
    'previous',
    'panel',
  ]));

test('only where a new page helps is the storage of the tab asked for the last reload: a page in which it throws still gets another build', () => {
  const canReload = (): boolean => {
    throw new DOMException('denied', 'SecurityError');
  };
  const conditions: Conditions = { ...nothing, isServed: true, isPageOld: true, canReload };
  for (const given of [{ isSlot: true }, { failure: 'late' }, { failure: 'threw' }] as const) {
    expect(attemptsIn({ ...conditions, ...given }, 1)).toEqual(['first', 'previous', 'panel']);
  }
  expect(attemptsIn({ ...nothing, canReload }, 1)).toEqual(['first', 'previous', 'panel']);
});

test('a reload that did not help is not repeated', () =>
  expect(nextAttempt('reload', { ...nothing, isServed: true, hasPrevious: true, canReload: () => true })).toBe(
    'panel',
  ));

for (const failure of ['late', 'threw'] as const) {
  const conditions: Conditions = { ...nothing, failure, isServed: true, canReload: () => true };

  test(`${failure}: the previous version is next, without a second attempt of the same build`, () => {
    for (const attempt of ['first', 'sameUrl', 'retryUrl'] as const)
      expect(nextAttempt(attempt, { ...conditions, hasPrevious: true })).toBe('previous');
  });

  test(`${failure}: each version is tried once, then the panel is shown, without a reload`, () => {
    expect(attemptsIn(conditions, 2)).toEqual(['first', 'previous', 'previous', 'panel']);
    expect(attemptsIn(conditions)).toEqual(['first', 'panel']);
  });
}

test('with a previous version, an entry that does not respond is given up soon enough to show that version within 3 s', () =>
  expect(deadlinesFor({ hasPrevious: true }).entryMs).toBeLessThanOrEqual(2_500));

test('with a previous version, it has time of its own before the deadline of all attempts', () => {
  const { checkMs, wholeMs } = deadlinesFor({ hasPrevious: true });
  expect(wholeMs).toBeLessThanOrEqual(REMOTE_DEADLINE_MS / 2);
  expect(checkMs + wholeMs).toBeLessThan(REMOTE_DEADLINE_MS);
});

test('without a previous version, the only build has all the time there is', () =>
  expect(deadlinesFor({ hasPrevious: false })).toEqual({
    entryMs: REMOTE_DEADLINE_MS,
    wholeMs: REMOTE_DEADLINE_MS,
    checkMs: REMOTE_DEADLINE_MS,
  }));
