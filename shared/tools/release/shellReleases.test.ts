import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { composition } from '../composition.ts';
import { LOCAL_CONFIG } from '../../contracts/config.ts';
import type { Registry } from '@remotes-kit/runtime/registry';
import { REMOTE_NAMES } from '../../contracts/remotes.ts';
import { compose } from '@remotes-kit/release/compose';
import { shellFolder } from '@remotes-kit/release/shellRecord';
import { readHistory, readRegistryFile } from '@remotes-kit/release/siteFolder';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { versionOf } from '@remotes-kit/release/versionOf';
import { composeSmall, contradictions, PROVIDED, smallRemote, smallShell } from './atomic/smallSite.ts';
import { releasesIn } from '@remotes-kit/release/releases';
import { releasesTable, visitorsGet } from '@remotes-kit/release/releasesTable';
import { shellReleasesIn } from '@remotes-kit/release/shellReleases';

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'bazaar-shell-'));
  composeSmall(out, 'one');
});
afterEach(() => {
  expect(contradictions(publicFolder(out))).toEqual([]);
  rmSync(out, { recursive: true, force: true });
});

const team = () => shellReleasesIn(composition, out, { who: 'Asha', commit: 'c0ffee0000' });
const build = (text: string) => ({ dist: smallShell(text) });
const version = (text: string) => versionOf(smallShell(text));
const file = (path: string) => readFileSync(join(publicFolder(out), path), 'utf8');
/** The shell that the documents of every visitor name. */
const live = () => ['index.html', 'frame.html'].map((name) => /app-(\w+)\.js/.exec(file(name))![1]);
const QUERY = '@bazaar/shared/query';
/** The names that the small shell provides, and one name more. */
const names = (added: string) => ({ [QUERY]: [...PROVIDED[QUERY]!, added] });
const remote = (text: string, uses: string[]) => smallRemote('feed', text, { uses: { [QUERY]: uses } });
const registry = () => readRegistryFile(publicFolder(out));
const inPage = (path: string) =>
  (JSON.parse(/id="remotes">([\s\S]*?)<\/script>/.exec(file(path))![1]!) as Registry).feed;
/** Below the folder of the canary's documents. */
const ofCanary = () => /app-(\w+)\.js/.exec(file('_canary/frame.html'))![1];

test('where no canary ever ran: no document has a script for one', () => {
  expect(existsSync(join(publicFolder(out), '_canary'))).toBe(false);
  expect(file('frame.html')).not.toContain('_canary');
});

test('a release: documents, service worker and sentence are of the new shell, what remotes have stays', () => {
  const feed = releasesIn(composition, out).release('feed', { dist: smallRemote('feed', 'two') });
  team().release(build('two'));
  expect(live()).toEqual(['two', 'two']);
  expect(file('frame.html')).toContain(`data-shell="${version('two')}"`);
  expect(file('sw.js')).toBe('/* two */');
  expect(file('frame.html')).toContain(feed.version);
  expect(visitorsGet(out, 'shell')).toBe(
    `Every visitor of the site now gets shell ${version('two')} (#2), from the next page load on.`,
  );
});

test('a rollback writes the documents of the shell before, without a build; it is never what was withdrawn', () => {
  team().canary(build('bad'), 10);
  team().endCanary('worse than the live version');
  team().release(build('two'));
  team().release(build('three'));
  team().rollback();
  expect([live()[0], file('sw.js')]).toEqual(['two', '/* two */']);
  team().rollback();
  expect(live()).toEqual(['one', 'one']);
  expect(() => team().rollback()).toThrow('to go back to');
  expect(() => team().release({ version: version('three') })).toThrow('it was rolled back');
  expect(() => team().release(build('bad'))).toThrow('its canary was ended: worse than the live version');
});

test('a rollback to a version that is named brings that one, or nothing', () => {
  team().release(build('two'));
  team().release(build('three'));
  expect(() => team().rollback('abcdef123456')).toThrow('shell has no version abcdef123456 in this site');
  expect(live()).toEqual(['three', 'three']);
  expect(team().rollback(version('one')).version).toBe(version('one'));
  expect(() => team().rollback(version('one'))).toThrow('is live already');
});

test('a canary has documents of its own; the others have those of the live shell, which choose', () => {
  team().canary(build('two'), 10);
  expect(live()).toEqual(['one', 'one']);
  expect(ofCanary()).toBe('two');
  expect(file('_canary/frame.html')).toContain(`data-shell="${version('two')}"`);
  expect(file('frame.html')).toContain(version('two'));
  expect(file('sw.js')).toBe('/* one */');
  expect(visitorsGet(out, 'shell')).toBe(
    `10 % of the visitors of the site now get shell ${version('two')} (#2), the others shell ${version('one')} (#1), from the next page load on.`,
  );
  team().endCanary('ended by hand');
  expect(ofCanary()).toBe('one'); // for a page that is on its way there
  expect(file('frame.html')).not.toContain(version('two'));
  expect(() => team().promote()).toThrow('no canary of shell runs');
});

test('a promoted canary is the bytes that were watched; a rollback beside a canary ends it', () => {
  team().canary(build('two'), 10);
  expect(team().canary({ version: version('two') }, 50).canary).toEqual({ percent: 50, version: version('two') });
  expect(() => team().promote(version('one'))).toThrow(`is ${version('two')}, not`);
  team().promote(version('two'));
  expect([...live(), ofCanary()]).toEqual(['two', 'two', 'two']);
  team().canary(build('three'), 10);
  team().rollback();
  expect([...live(), ofCanary()]).toEqual(['one', 'one', 'one']);
  expect(() => team().canary(build('three'), 10)).toThrow('its canary was ended: rolled back beside it');
});

test('a shell without a name that a live remote, a canary or a fallback uses is refused, and names them', () => {
  const { version: feed } = releasesIn(composition, out).canary(
    'feed',
    { dist: remote('old', ['useList', 'useOld']) },
    10,
    {
      isForced: true,
    },
  ).canary!.build;
  const refusal = `feed ${feed} (canary): useOld of ${QUERY}`;
  expect(() => team().release(build('two'))).toThrow(refusal);
  expect(() => team().canary(build('two'), 10)).toThrow(refusal);
  releasesIn(composition, out).promote('feed');
  expect(() => team().release(build('two'))).toThrow(`feed ${feed} (live)`);
  expect(live()).toEqual(['one', 'one']);
  expect(existsSync(shellFolder(publicFolder(out), version('two')))).toBe(false);
  team().release({ dist: smallShell('three', names('useOld')) });
  releasesIn(composition, out).release('feed', { dist: smallRemote('feed', 'new') });
  expect(() => team().rollback()).toThrow(`feed ${feed} (fallback)`);
  expect(team().release(build('two'), { isForced: true }).version).toBe(version('two'));
  expect(registry().feed).toMatchObject({ fallback: { version: feed, missing: [`useOld of ${QUERY}`] } });
});

test('while a canary of the shell runs, a remote has to fit both shells: released, rolled back to, or as a fallback', () => {
  const next = { dist: smallShell('next', { [QUERY]: ['useList', 'useNext'] }) };
  const canary = versionOf(next.dist);
  for (const name of REMOTE_NAMES.filter((each) => each !== 'feed'))
    releasesIn(composition, out).release(name, { dist: smallRemote(name, 'two', { uses: { [QUERY]: ['useList'] } }) });
  const both = remote('both', ['useList']);
  const first = registry().feed!.version;
  releasesIn(composition, out).release('feed', { dist: both });
  team().canary(next, 10, { isForced: true });
  expect(() => releasesIn(composition, out).rollback('feed', first)).toThrow(
    `shell ${canary} (canary): useDocument of ${QUERY}`,
  );
  expect(() => releasesIn(composition, out).rollback('feed')).toThrow('there is no version of feed to go back to');
  const newer = remote('newer', ['useNext']);
  expect(() => releasesIn(composition, out).release('feed', { dist: newer })).toThrow(
    `shell ${version('one')} (live): useNext`,
  );
  releasesIn(composition, out).release('feed', { dist: remote('again', ['useList']) });
  expect(registry().feed!.fallback!.version).toBe(versionOf(both));
  team().promote();
  expect(releasesIn(composition, out).release('feed', { dist: newer }).version).toBe(versionOf(newer));
  expect(() => team().rollback()).toThrow(`feed ${versionOf(newer)} (live): useNext of ${QUERY}`);
});

test('what a shell does not provide is said in its own documents, without the hashes; the other shell shows the remote', () => {
  team().canary({ dist: smallShell('less', { [QUERY]: ['useList'] }) }, 10, { isForced: true });
  const { entry } = registry().feed!;
  const missing = [`useDocument of ${QUERY}`];
  expect(registry().feed).not.toHaveProperty('missing');
  expect(inPage('frame.html')).not.toHaveProperty('missing');
  expect(inPage('_canary/frame.html')).toMatchObject({ missing });
  expect(file('frame.html')).toContain(`"${entry}":"sha`);
  expect(file('_canary/frame.html')).not.toContain(`"${entry}":"sha`);
  team().promote();
  expect(registry().feed).toMatchObject({ missing });
  team().rollback();
  expect(registry().feed).not.toHaveProperty('missing');
  expect(inPage('frame.html')).not.toHaveProperty('missing');
});

test('composing onto a site: a shell without what its remotes use is refused, and nothing changes', () => {
  const less = { shellDist: smallShell('less', { [QUERY]: ['useList'] }), remoteDists: {}, out, config: LOCAL_CONFIG };
  const { version: feed } = registry().feed!;
  expect(() => compose(composition, { ...less, isGated: true })).toThrow(
    `feed ${feed} (live): useDocument of ${QUERY}`,
  );
  expect(live()).toEqual(['one', 'one']);
  compose(composition, less); // as by --force
  expect(registry().feed).toMatchObject({ version: feed, missing: [`useDocument of ${QUERY}`] });
});

test('composing onto a site: a shell that was withdrawn is refused, and nothing changes', () => {
  team().release(build('two'));
  team().rollback();
  const withdrawn = { shellDist: build('two').dist, remoteDists: {}, out, config: LOCAL_CONFIG };
  expect(() => compose(composition, { ...withdrawn, isGated: true })).toThrow(`shell ${version('two')} was withdrawn`);
  expect(live()).toEqual(['one', 'one']);
});

test('a folder that is no build of a shell: the message says so, and nothing changes', () => {
  const site = publicFolder(out);
  for (const dist of [out, join(out, 'nowhere'), smallRemote('feed', 'two')])
    expect(() => team().release({ dist })).toThrow(`${dist} is no build of a shell (no index.html)`);
  expect(publicFolder(out)).toBe(site);
});

test('a site whose documents cannot choose between two shells: its shell has no canary, and the message says why', () => {
  const { canaryScript: _, ...documents } = composition.documents;
  const { canary } = shellReleasesIn({ ...composition, documents }, out, { who: 'Asha' });
  expect(() => canary({ dist: smallShell('two') }, 10)).toThrow('no script that chooses between two shells');
});

test('each act is recorded, and `releases` has a line for the shell', () => {
  team().release(build('two'));
  team().canary(build('three'), 10);
  expect(readHistory(publicFolder(out)).slice(-2)).toMatchObject([
    { of: 'shell', act: 'release', version: version('two'), by: { who: 'Asha' } },
    { of: 'shell', act: 'canary', version: version('three'), percent: 10 },
  ]);
  expect(releasesTable(composition, out)).toMatch(
    new RegExp(`shell +${version('two')} .* ${version('one')} \\(#1\\) +${version('three')} \\(#3\\) 10 % +on`),
  );
});

test('a shell from before builds had the scripts of their documents: nothing is released beside it but a newer shell', () => {
  const folder = publicFolder(out);
  const [stored] = readdirSync(shellFolder(folder, ''));
  rmSync(join(shellFolder(folder, stored!), 'document'), { recursive: true });
  expect(() => releasesIn(composition, out).release('feed', { dist: smallRemote('feed', 'two') })).toThrow(
    /from before builds .* `npm run release -- shell` first/,
  );
  team().release(build('two'));
  expect(live()).toEqual(['two', 'two']);
  expect(() => team().rollback()).toThrow(/from before builds/);
  expect(live()).toEqual(['two', 'two']);
});

test('a site from before shells were stored: the same', () => {
  const folder = publicFolder(out);
  for (const gone of ['shells', 'shell.json']) rmSync(join(folder, '.site', gone), { recursive: true });
  expect(() => releasesIn(composition, out).disable('feed', 'Back on Monday.')).toThrow(/from before builds/);
  team().release(build('two'));
  expect(live()).toEqual(['two', 'two']);
});
