import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REMOTE_NAMES } from '../../contracts/remotes.ts';
import { distOf, folderOf } from './folders.ts';
import { missingNames } from '@remotes-kit/build/providedNames';
import { contractOf } from '@remotes-kit/build/buildContract';
import { contractsOfShell } from './buildContract.ts';

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
