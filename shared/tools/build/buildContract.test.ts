import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { REMOTE_NAMES } from '../../contracts/remotes.ts';
import { distOf } from './folders.ts';
import { assertContract, contractProblems } from './buildContract.ts';
import { federationManifest } from '@remotes-kit/build/remoteBuild';

const folder = mkdtempSync(join(tmpdir(), 'bazaar-contract-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each(REMOTE_NAMES)('the build of %s keeps the contract', (name) =>
  expect(contractProblems(name, distOf(name))).toEqual([]),
);

test('a build whose entry lost a module of the shell that its screens use is refused', () => {
  cpSync(distOf('feed'), folder, { recursive: true });
  const entry = join(folder, federationManifest(folder).metaData.remoteEntry.name);
  writeFileSync(entry, readFileSync(entry, 'utf8').replaceAll('react/jsx-runtime', 'react'));
  expect(() => assertContract('feed', folder)).toThrow('does not take react/jsx-runtime from the shell');
});
