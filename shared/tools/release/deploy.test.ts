import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { REMOTE_NAMES } from '../../contracts/remotes.ts';
import { publicFolder } from '../compose/siteReleases.ts';
import { composeSmall, smallRemote } from './atomic/smallSite.ts';
import { deployToHosting } from './hosting.ts';
import { releasesIn } from './releases.ts';

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
function deploy({ failsAt, isDryRun = false }: { failsAt?: string; isDryRun?: boolean } = {}): string[] {
  const given: string[] = [];
  const call = (args: string[]) => {
    const site = args.at(-1)!.replace('hosting:', '');
    if (site === failsAt) throw new Error('the line went down');
    given.push(site);
  };
  try {
    deployToHosting({ out, isDryRun, firebase: { folder, call } });
  } catch (error) {
    expect(String(error)).toContain('the line went down');
  }
  return given;
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

test('after a deploy that failed half-way, the failed site and what came after it are deployed', () => {
  expect(deploy({ failsAt: 'catalog' })).toEqual(['feed', 'reels']);
  expect(deploy()).toEqual(['catalog', 'playlists', 'auth', 'shell']);
});

test('a site whose last deploy failed is deployed again, even if the site went back to what it had before', () => {
  deploy();
  releasesIn(out).disable('feed', 'Back on Monday.');
  expect(deploy({ failsAt: 'shell' })).toEqual([]);
  releasesIn(out).disable('feed', undefined);
  expect(deploy()).toEqual(['shell']);
});

test('a release deploys its remote and the shell, and what was released before without --hosting', () => {
  deploy();
  releasesIn(out).release('reels', smallRemote('reels', 'two'));
  releasesIn(out).release('feed', smallRemote('feed', 'two'));
  expect(deploy()).toEqual(['feed', 'reels', 'shell']);
});

test('a new shell alone deploys the shell; without a readable record everything is deployed', () => {
  deploy();
  composeSmall(out, 'two', false);
  expect(deploy()).toEqual(['shell']);
  writeFileSync(join(out, 'hosting/given.json'), '{ "shell": ');
  expect(deploy()).toEqual(ALL);
});
