import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { composition } from '../composition.ts';
import { REMOTE_NAMES } from '../../contracts/remotes.ts';
import { ROOT } from '../build/folders.ts';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { composeSmall, smallRemote } from './atomic/smallSite.ts';
import { deployToHosting } from '@remotes-kit/release/hosting';
import { releasesIn } from '@remotes-kit/release/releases';

let out: string;
let folder: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'bazaar-deploy-'));
  folder = mkdtempSync(join(tmpdir(), 'bazaar-firebase-'));
  composeSmall(out, 'one');
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const made of [out, folder]) rmSync(made, { recursive: true, force: true });
});

/** Deploys with a CLI that fails at this site; returns the sites that Hosting was given. */
function deploy({ failsAt = 'none', isDryRun = false } = {}): string[] {
  const [cli, given] = [join(folder, 'cli/firebase'), join(folder, 'given.txt')];
  mkdirSync(join(folder, 'cli'), { recursive: true });
  writeFileSync(given, '');
  const script = `#!/bin/sh\nsite="\${5#hosting:}"\n[ "$site" != ${failsAt} ] && echo "$site" >> given.txt\n`;
  writeFileSync(cli, script, { mode: 0o755 });
  try {
    deployToHosting(composition, { out, isDryRun, firebase: { folder, cli } });
  } catch (error) {
    expect(String(error)).toContain(`Command failed: ${cli}`);
  }
  return readFileSync(given, 'utf8').split('\n').slice(0, -1);
}

const ALL = [...REMOTE_NAMES, 'shell'];

test('after a dry run, which deploys nothing, everything is deployed: remotes first, the shell last', () => {
  expect(deploy({ isDryRun: true })).toEqual([]);
  expect(existsSync(join(folder, 'deploy'))).toBe(false);
  expect(deploy()).toEqual(ALL);
  expect(readFileSync(join(folder, 'deploy/shell/remotes.json'))).toEqual(
    readFileSync(join(publicFolder(out), 'remotes.json')),
  );
  expect(deploy()).toEqual([]);
});

test('the CLI is the one of the lockfile in .github: a dry run prints its path, a deploy without it says how to install it', () => {
  const cli = '../../.github/firebase-tools/node_modules/.bin/firebase';
  deployToHosting(composition, { out, isDryRun: true });
  expect(vi.mocked(console.log)).toHaveBeenCalledWith(
    expect.stringContaining(`${cli} deploy --config firebase.deploy.json --only hosting:shell`),
  );
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, '.github/firebase-tools/package.json'), 'utf8'));
  expect(dependencies['firebase-tools']).toMatch(/^\d+\.\d+\.\d+$/);
  expect(() =>
    deployToHosting(composition, { out, isDryRun: false, firebase: { folder, cli: join(folder, cli) } }),
  ).toThrow('npm ci --prefix .github/firebase-tools');
  expect(existsSync(join(folder, 'deploy'))).toBe(false);
});

test('after a deploy that failed half-way, the failed site and what came after it are deployed', () => {
  const failed = ALL.indexOf('catalog');
  expect(deploy({ failsAt: 'catalog' })).toEqual(ALL.slice(0, failed));
  expect(deploy()).toEqual(ALL.slice(failed));
});

test('a site whose last deploy failed is deployed again, even if the site went back to what it had before', () => {
  deploy();
  releasesIn(composition, out).disable('feed', 'Back on Monday.');
  expect(deploy({ failsAt: 'shell' })).toEqual([]);
  releasesIn(composition, out).enable('feed');
  expect(deploy()).toEqual(['shell']);
});

test('a release deploys its remote and the shell, and what was released before without --hosting', () => {
  deploy();
  releasesIn(composition, out).release('reels', { dist: smallRemote('reels', 'two') });
  releasesIn(composition, out).release('feed', { dist: smallRemote('feed', 'two') });
  expect(deploy()).toEqual(['feed', 'reels', 'shell']);
});

test('a new shell alone deploys the shell; without a readable record everything is deployed', () => {
  deploy();
  composeSmall(out, 'two', false);
  expect(deploy()).toEqual(['shell']);
  writeFileSync(join(out, 'hosting/given.json'), '{ "shell": ');
  expect(deploy()).toEqual(ALL);
});
