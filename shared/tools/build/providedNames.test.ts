import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { REMOTE_NAMES } from '../../contracts/remotes.ts';
import { distOf, folderOf } from './folders.ts';
import { missingNames, usedNames } from './providedNames.ts';
import { contractOf, contractsOfShell } from './buildContract.ts';

const QUERY = '@bazaar/shared/query';
const shell = { oldest: 3, newest: 5, provides: { [QUERY]: ['useDocument', 'useList'] } };

test('a build that uses only what the shell provides misses nothing, whatever the version of its contract', () => {
  expect(missingNames({ contract: 9, uses: { [QUERY]: ['useList'] } }, shell)).toEqual([]);
  expect(missingNames({ contract: 1, uses: {} }, shell)).toEqual([]);
});

test('what the shell does not provide is named, also where the whole module is new', () => {
  const uses = { [QUERY]: ['useList', 'useNext'], '@bazaar/shared/next': ['next'] };
  expect(missingNames({ contract: 5, uses }, shell)).toEqual(['useNext of @bazaar/shared/query', 'next of @bazaar/shared/next']); // prettier-ignore
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

test('of what a binding has, the names count that a source in the bundle says', () => {
  const binding =
    '\0virtual:mf:__mfe_internal__auth__loadShare___mf_0_bazaar_mf_1_shared_mf_1_firebase_mf_1_auth__loadShare__.js';
  const modules = {
    [binding]: { renderedExports: ['signOut', 'sendCode', 'default', '__moduleExports'] },
    'useLogin.ts': { renderedExports: ['useLogin'] },
  };
  const bundle = { 'a.js': { type: 'chunk', modules } } as unknown as Rolldown.OutputBundle;
  const sourceOf = (id: string) =>
    id === 'useLogin.ts' ? "import('@bazaar/shared/firebase/auth').then((auth) => auth.sendCode(mobile))" : '"signOut"';
  expect(usedNames(bundle, sourceOf)).toEqual({ '@bazaar/shared/firebase/auth': ['sendCode'] });
});

test('every remote as it is built says what it uses, and the shell as it is built provides it', () => {
  for (const name of REMOTE_NAMES) {
    const said = contractOf(distOf(name));
    expect(said.uses, name).toMatchObject({ '@bazaar/shared/router': expect.arrayContaining(['screen']) });
    expect(missingNames(said, contractsOfShell(distOf('shell')))).toEqual([]);
  }
  expect(contractOf(distOf('auth')).uses).toMatchObject({
    '@bazaar/shared/firebase/auth': ['confirmCode', 'sendCode'],
  });
});

test('the shell says of every module that it gives to remotes which names are in it', () => {
  const source = readFileSync(join(folderOf('shell'), 'src/remotes/provided.ts'), 'utf8');
  const given = [...source.matchAll(/^ {2}'?([\w@/-]+)'?: (?:now|later)\(/gm)].map((match) => match[1]!);
  const { provides = {} } = contractsOfShell(distOf('shell'));
  expect(given.toSorted()).toEqual(Object.keys(provides).toSorted());
  for (const [module, names] of Object.entries(provides)) expect(names, module).not.toEqual([]);
});
