import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractOf } from '@remotes-kit/build/buildContract';
import { missingNames } from '@remotes-kit/build/providedNames';
import { expect, onTestFinished, test } from 'vitest';
import { contractProblems, contractsOfShell } from '../build/buildContract.ts';
import { distOf, folderOf, ROOT } from '../build/folders.ts';
import { EARLY_READS_FILE } from '../build/remoteBuild.ts';
import { overweight } from '../build/weights.ts';
import { buildFacts } from '../compose/buildFacts.ts';
import { packPackage } from './pack.ts';
import { packShared } from './packShared.ts';
import { runOutside } from './runOutside.ts';

/** An installation and a build, beside the other tests. */
const WITHIN_MS = 1_200_000;

/** All that a remote of the school has besides its sources, where it has a repository of its own (docs/teams.md). */
const VITE_CONFIG = `
  import { CONTRACT_VERSION } from '@bazaar/shared/contracts/remote';
  import { mountOf, REMOTES } from '@bazaar/shared/contracts/remotes';
  import { STATEFUL } from '@bazaar/shared/contracts/stateful';
  import { defineRemote } from '@remotes-kit/build/defineRemote';
  import react from '@vitejs/plugin-react';

  export default defineRemote({
    name: 'feed',
    exposes: REMOTES.feed.exposes,
    mount: mountOf(REMOTES.feed),
    provided: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', ...STATEFUL],
    contract: CONTRACT_VERSION,
    plugins: [react()],
  });`;

interface Packages {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const packagesOf = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Packages;

test(
  'a remote of the school in a repository of its own, with the packed packages alone: no error of types, and a build that keeps the contract and its budgets',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'school-remote-'));
    onTestFinished(() => rmSync(folder, { recursive: true }), WITHIN_MS);
    const remote = join(folder, 'feed');
    const packed = [packShared(folder), ...['build', 'release', 'runtime'].map((name) => packPackage(name, folder))];
    // Its tests stay with the tools that run them.
    cpSync(join(folderOf('feed'), 'src'), join(remote, 'src'), {
      recursive: true,
      filter: (file) => !/\.test\.tsx?$/.test(file),
    });
    mkdirSync(join(remote, 'public'));
    cpSync(join(distOf('feed'), EARLY_READS_FILE), join(remote, 'public', EARLY_READS_FILE));
    writeFileSync(join(remote, 'package.json'), '{ "name": "feed", "private": true, "type": "module" }');
    writeFileSync(join(remote, 'vite.config.ts'), VITE_CONFIG);
    cpSync(join(ROOT, 'docs/host/tsconfig.json'), join(remote, 'host.json'));
    const types = { extends: './host.json', include: ['src', 'vite.config.ts'] };
    writeFileSync(join(remote, 'tsconfig.json'), JSON.stringify(types));
    const ofHost = packagesOf('docs/host/package.json').devDependencies;
    const needed = { ...ofHost, virtua: packagesOf('mfe-feed/package.json').dependencies.virtua! };
    const names = Object.entries(needed).map(([name, version]) => `${name}@${version}`);
    runOutside(remote, 'npm', 'install', '--prefer-offline', '--ignore-scripts', '--no-audit', ...packed, ...names);
    runOutside(remote, 'npx', 'tsc');
    runOutside(remote, 'npx', 'vite', 'build', '--logLevel', 'warn');

    const dist = join(remote, 'dist');
    const { earlyReads, uses } = buildFacts('feed', dist);
    expect(contractProblems('feed', dist)).toEqual([]);
    expect(missingNames(contractOf(dist), contractsOfShell(distOf('shell')))).toEqual([]);
    expect(uses).toEqual(contractOf(distOf('feed')).uses);
    expect(earlyReads).toEqual(buildFacts('feed', distOf('feed')).earlyReads);
    expect(overweight(dist, folderOf('feed'))).toEqual([]);
  },
  WITHIN_MS,
);
