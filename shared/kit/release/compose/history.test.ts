import { expect, test } from 'vitest';
import { givenUntil, livesOf, parseHistory, versionBefore, withdrawnOf, type Act } from './history.ts';

const acts = (...lines: [Act['act'], string?][]): Act[] =>
  lines.map(([act, version], index) => ({
    at: new Date(Date.UTC(2026, 0, 1, index)).toISOString(),
    of: 'feed',
    act,
    ...(version && { version }),
    by: { who: 'Asha' },
  }));
const before = (history: Act[]) => versionBefore(history, 'feed', () => true);

test('a canary that ended as bad, then two releases and two rollbacks: it never comes to live', () => {
  const history = acts(['release', 'A'], ['canary', 'X'], ['end', 'X'], ['release', 'B'], ['release', 'C']);
  expect(before(history)).toBe('B');
  const once = [...history, ...acts(['rollback', 'B'])];
  expect(before(once)).toBe('A');
  expect(before([...once, ...acts(['rollback', 'A'])])).toBeUndefined();
});

test('what was rolled back is withdrawn until it is released again', () => {
  const history = acts(['release', 'A'], ['release', 'B'], ['rollback', 'A']);
  expect([...withdrawnOf(history, 'feed').keys()]).toEqual(['B']);
  const again = [...history, ...acts(['release', 'B'])];
  expect([...withdrawnOf(again, 'feed').keys()]).toEqual([]);
  expect(before(again)).toBe('A');
});

test('a promoted canary was live; one that another build replaced was neither live nor withdrawn', () => {
  const history = acts(['release', 'A'], ['canary', 'X'], ['replace', 'X'], ['canary', 'Y'], ['promote', 'Y']);
  expect(livesOf(history, 'feed').map(({ version }) => version)).toEqual(['A', 'Y']);
  expect(withdrawnOf(history, 'feed').size).toBe(0);
});

test('a build that is released once more is live since its first release', () => {
  const [first, again] = acts(['release', 'A'], ['release', 'A']);
  expect(livesOf([first!, again!], 'feed')).toEqual([{ version: 'A', since: first!.at }]);
});

test('a retired remote has nothing live', () => {
  const [released, retired] = acts(['release', 'A'], ['retire']);
  expect(livesOf([released!, retired!], 'feed')).toEqual([{ version: 'A', since: released!.at, until: retired!.at }]);
});

test('a build whose files are gone is skipped', () => {
  const history = acts(['release', 'A'], ['release', 'B'], ['release', 'C']);
  expect(versionBefore(history, 'feed', (version) => version !== 'B')).toBe('A');
});

test('another remote’s acts do not count', () => {
  const [other] = acts(['release', 'Z']);
  expect(before([{ ...other!, of: 'reels' }, ...acts(['release', 'A'], ['release', 'B'])])).toBe('A');
});

test('a history that is no history is empty; an act that cannot be read is omitted', () => {
  const [act] = acts(['release', 'A']);
  expect(parseHistory({})).toEqual([]);
  expect(parseHistory([null, { ...act, at: 'yesterday' }, act, { ...act, act: 'explode' }])).toEqual([act]);
});

test('a build is given to visitors as what is live, as a canary and as a fallback, and until one act takes it from all of them', () => {
  const history = acts(
    ['release', 'A'],
    ['release', 'B'],
    ['canary', 'X'],
    ['end', 'X'],
    ['release', 'C'],
    ['release', 'D'],
  );
  expect(Object.fromEntries(givenUntil(history, 'feed'))).toEqual({
    A: history[4]!.at,
    B: history[5]!.at,
    X: history[3]!.at,
    C: undefined,
    D: undefined,
  });
  expect(givenUntil([...history, ...acts(['rollback', 'C'])], 'feed').get('B')).toBeUndefined();
});
