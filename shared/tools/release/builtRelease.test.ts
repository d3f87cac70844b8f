import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { REMOTE_NAMES } from '../../contracts/remotes.ts';
import { APP_NAMES, distOf, folderOf, PRODUCTION_SHELL, ROOT } from '../build/folders.ts';
import { mapsOf } from '@remotes-kit/build/privateMaps';
import { mapsIn } from '../build/privateMaps.ts';
import { readRegistryFile } from '@remotes-kit/release/siteFolder';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { versionOf } from '@remotes-kit/release/versionOf';
import { smallRemote, smallShell } from './atomic/smallSite.ts';

/** Folders that the commands do not read. */
const LEFT_OUT = /\/(node_modules|deploy|backend\/media|studio|testing)(\/|$)/;

test('--built: compose and release take the builds in the folders of the apps with their maps, and build nothing', () => {
  const { copy, inCopy, run } = copyWithoutSources();
  cpSync(smallShell('tested'), inCopy(PRODUCTION_SHELL), { recursive: true });
  for (const name of REMOTE_NAMES) putBuild(inCopy(distOf(name)), smallRemote(name, 'tested'));
  const out = join(copy, 'site');
  run('compose', '--site', join(ROOT, 'shared/firebase/site.example.json'), '--built', '--out', out);
  expect(existsSync(join(publicFolder(out), 'assets/app-tested.js'))).toBe(true);
  const composed = Object.fromEntries(REMOTE_NAMES.map((name) => [name, versionOf(inCopy(distOf(name)))]));
  expect(liveIn(out)).toEqual(composed);

  putBuild(inCopy(distOf('feed')), smallRemote('feed', 'tested later'));
  cpSync(join(inCopy(distOf('feed')), 'assets'), mapsOf(inCopy(distOf('feed'))), { recursive: true });
  const canary = () => String(run('canary', 'reels', '10', '--built', '--out', out));
  expect(canary()).toContain('reels is built of the same files as before: no canary is needed.');
  run('release', 'feed', '--built', '--out', out);
  const feed = versionOf(inCopy(distOf('feed')));
  expect(liveIn(out)).toEqual({ ...composed, feed });
  expect(existsSync(join(out, `.sbom/feed-${feed}.json`))).toBe(true);
  expect(readdirSync(mapsIn(out))).toEqual(readdirSync(mapsOf(inCopy(distOf('feed')))));
}, 300_000); // starts Node four times on a copy of shared: a busy machine takes minutes

const liveIn = (out: string) =>
  Object.fromEntries(Object.entries(readRegistryFile(publicFolder(out))).map(([name, { version }]) => [name, version]));

function putBuild(dist: string, build: string): void {
  rmSync(dist, { recursive: true, force: true });
  cpSync(build, dist, { recursive: true });
}

/** A copy of the tools and of the apps' package.json: there is nothing to build an app of. */
function copyWithoutSources() {
  const copy = mkdtempSync(join(tmpdir(), 'bazaar-built-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  const inCopy = (path: string) => join(copy, relative(ROOT, path));
  const filter = (path: string) => !LEFT_OUT.test(path.slice(ROOT.length));
  cpSync(join(ROOT, 'shared'), join(copy, 'shared'), { recursive: true, filter });
  for (const folder of [ROOT, ...APP_NAMES.map(folderOf)])
    for (const file of ['package.json', 'package-lock.json'].map((name) => join(folder, name)))
      if (existsSync(file)) cpSync(file, inCopy(file));
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const run = (...args: string[]) =>
    execFileSync('npx', ['tsx', 'shared/tools/release/run.ts', ...args], { cwd: copy, stdio: 'pipe' });
  return { copy, inCopy, run };
}
