import { expect, test } from 'vitest';
import { missingNames } from './providedNames.ts';

const QUERY = '@site/shared/query';
const shell = { oldest: 3, newest: 5, provides: { [QUERY]: ['useDocument', 'useList'] } };

test('a build that uses only what the shell provides misses nothing, whatever the version of its contract', () => {
  expect(missingNames({ contract: 9, uses: { [QUERY]: ['useList'] } }, shell)).toEqual([]);
  expect(missingNames({ contract: 1, uses: {} }, shell)).toEqual([]);
});

test('what the shell does not provide is named, also where the whole module is new', () => {
  const uses = { [QUERY]: ['useList', 'useNext'], '@site/shared/next': ['next'] };
  expect(missingNames({ contract: 5, uses }, shell)).toEqual(['useNext of @site/shared/query', 'next of @site/shared/next']); // prettier-ignore
});

test.each([
  [2, ['contract 2']],
  [3, []],
  [5, []],
  [6, ['contract 6']],
])('a build of contract %i, or a shell, that does not say its names: the version decides', (contract, missing) => {
  expect(missingNames({ contract }, shell)).toEqual(missing);
  expect(missingNames({ contract, uses: { [QUERY]: ['useNext'] } }, { oldest: 3, newest: 5 })).toEqual(missing);
});
