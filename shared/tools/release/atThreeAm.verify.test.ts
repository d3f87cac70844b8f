import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { composition } from '../composition.ts';
import { ROOT } from '../build/folders.ts';
import { readShell } from '@remotes-kit/release/shellRecord';
import { readRegistryFile } from '@remotes-kit/release/siteFolder';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { composeSmall, contradictions, smallRemote, smallShell } from './atomic/smallSite.ts';
import { releasesIn } from '@remotes-kit/release/releases';
import { shellReleasesIn } from '@remotes-kit/release/shellReleases';

/** The situations of docs/teams.md, "At 3 a.m.", on a composed site, with the commands that the page names and no other words. */
const page = /^## At 3 a\.m\.$([^]*?)^## /m.exec(readFileSync(join(ROOT, 'docs/teams.md'), 'utf8'))![1]!;

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'bazaar-night-'));
  onTestFinished(() => rmSync(out, { recursive: true }));
  composeSmall(out, 'good');
});

/** Runs a command that stands on the page, on this site instead of Hosting; returns the last sentence that it prints. */
function run(command: string): string {
  expect(page).toContain(`\`${command}\``);
  const [, script = '', words = ''] = /^npm run (\S+) -- (.*?)( --hosting)?$/.exec(command) ?? [];
  const args = [...words.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word!);
  const said = execFileSync('npm', ['run', '--silent', script, '--', ...args, '--out', out], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return /^(Every visitor|\d.* % of the visitors).*$/m.exec(said)?.[0] ?? said;
}

const feed = () => readRegistryFile(publicFolder(out)).feed!;
const shell = () => readShell(publicFolder(out));
const build = (text: string) => ({ dist: smallRemote('feed', text) });
const GOES_BACK = 'npm run rollback -- feed --hosting';

test('the live version is bad: everybody gets the one before', () => {
  const good = feed().version;
  releasesIn(composition, out).release('feed', build('bad'));
  expect(run(GOES_BACK)).toContain(`Every visitor of feed now gets ${good}`);
  expect(feed().version).toBe(good);
});

test('the canary is bad: its visitors get the live version', () => {
  const good = feed().version;
  releasesIn(composition, out).canary('feed', build('bad'), 10);
  expect(run('npm run canary -- feed 0 --hosting')).toContain(`Every visitor of feed now gets ${good}`);
  expect(feed()).toMatchObject({ version: good });
  expect(feed().canary).toBeUndefined();
});

test('both are bad: one rollback takes both, and another one does not bring either of them back', () => {
  const good = feed().version;
  releasesIn(composition, out).release('feed', build('bad'));
  releasesIn(composition, out).canary('feed', build('bad too'), 10);
  expect(run(GOES_BACK)).toContain(`Every visitor of feed now gets ${good}`);
  expect(feed().canary).toBeUndefined();
  expect(() => run(GOES_BACK)).toThrow('there is no version of feed to go back to');
  expect(feed().version).toBe(good);
});

test('the shell is bad, or its canary: everybody gets the one before', () => {
  const good = shell().version;
  shellReleasesIn(composition, out).canary({ dist: smallShell('bad') }, 10);
  expect(run('npm run canary -- shell 0 --hosting')).toContain(`gets shell ${good}`);
  shellReleasesIn(composition, out).release({ dist: smallShell('worse') });
  expect(run('npm run rollback -- shell --hosting')).toContain(`gets shell ${good}`);
  expect(shell()).toEqual({ version: good });
});

test('no version is good: the text stands in the place of the remote, until it is on again', () => {
  const { version } = feed();
  expect(run('npm run disable -- feed "Back on Monday."')).toContain('now gets the panel');
  expect(feed().disabled).toBe('Back on Monday.');
  releasesIn(composition, out).enable('feed');
  expect(feed()).toMatchObject({ version });
  expect(feed().disabled).toBeUndefined();
});

test('the registry itself is broken: with the number of the release before in `current` the site is whole, and Hosting is given it', () => {
  const good = feed().version;
  releasesIn(composition, out).release('feed', build('next'));
  writeFileSync(join(publicFolder(out), 'remotes.json'), '{');
  expect(page).toContain('the second newest folder of `releases` into the file\n   `current`');
  const [, second] = readdirSync(join(out, 'releases'))
    .map(Number)
    .sort((a, b) => b - a);
  writeFileSync(join(out, 'current'), `${second}\n`);
  expect(contradictions(publicFolder(out))).toEqual([]);
  expect(feed().version).toBe(good);
  expect(page).toContain('npm run deploy -- --out shared/firebase/deploy/site');
  const deploy = ['run', '--silent', 'deploy', '--', '--dry-run', '--out', out];
  expect(execFileSync('npm', deploy, { cwd: ROOT, encoding: 'utf8' })).toContain('--only hosting:shell');
});
