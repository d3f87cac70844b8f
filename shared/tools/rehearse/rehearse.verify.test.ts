import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REMOTE_NAMES } from '../../contracts/remotes.ts';
import { distOf, ROOT } from '../build/folders.ts';
import { packageIn } from '@remotes-kit/build/providedVersions';
import { providedPackages } from './providedPackages.ts';
import { installedBy, rehearsedIn } from './rehearsed.ts';
import { rehearse } from './rehearse.ts';
import type { Row } from './rows.ts';

/** An installation, a build and two dozen pages. */
const WITHIN_MS = 30 * 60_000;

const live = REMOTE_NAMES.map((name) => ({ name, version: 'built', dist: distOf(name) }));

async function rowsOf(argument: string): Promise<Row[]> {
  const rehearsed = rehearsedIn(argument, providedPackages());
  return rehearse(rehearsed.names, await installedBy(rehearsed), live);
}

test(
  'the version that is installed: every route of every remote is opened, and nothing breaks',
  { timeout: WITHIN_MS },
  async () => {
    const rows = await rowsOf(`react@${packageIn(ROOT).dependencies?.react}`);
    expect(rows.filter(({ problem }) => problem !== undefined)).toEqual([]);
    expect(new Set(rows.map(({ remote }) => remote))).toEqual(new Set(['shell', ...REMOTE_NAMES]));
    expect(rows.map(({ route }) => route)).toContain('/levels/:creatorTopicId/videos/:levelId?');
  },
);

test(
  'a version in which one function throws: the one route that calls it is named, with the error',
  { timeout: WITHIN_MS },
  async () => {
    const rows = await rowsOf(`react-router-dom@${routerThatThrows()}`);
    expect(rows.filter(({ problem }) => problem !== undefined)).toEqual([
      expect.objectContaining({
        remote: 'catalog',
        route: '/levels',
        problem: expect.stringContaining('Navigate is gone'),
      }),
    ]);
  },
);

/** The installed router, but for a Navigate that throws, as a package in a folder. */
function routerThatThrows(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-router-'));
  const { dependencies } = packageIn(join(ROOT, 'node_modules/react-router-dom'));
  const content = { name: 'react-router-dom', version: '99.0.0', type: 'module', exports: './index.js', dependencies };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(content));
  const code =
    "export * from 'react-router';\nexport function Navigate() {\n  throw new Error('Navigate is gone');\n}\n";
  writeFileSync(join(folder, 'index.js'), code);
  return folder;
}
