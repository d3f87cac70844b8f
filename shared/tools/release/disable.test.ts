import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readHistory, readRegistryFile } from '@remotes-kit/release/siteFolder';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { composition } from '../composition.ts';
import { composeSmall, smallRemote } from './atomic/smallSite.ts';
import { releasesIn } from '@remotes-kit/release/releases';
import { teamAct } from '@remotes-kit/release/teamAct';

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'bazaar-disable-'));
  composeSmall(out, 'one');
});
afterEach(() => rmSync(out, { recursive: true, force: true }));

const feed = () => readRegistryFile(publicFolder(out)).feed!;
const build = (text: string) => ({ dist: smallRemote('feed', text) });
const team = () => releasesIn(composition, out, { who: 'Asha' });

test.each([
  ['a release', (begun: ReturnType<typeof team>) => begun.release('feed', build('two'))],
  [
    'both of a move',
    (begun: ReturnType<typeof team>) =>
      begun.releaseBoth(['feed', build('two')], ['reels', { dist: smallRemote('reels', 'two') }]),
  ],
  ['a watched canary that is proven', (begun: ReturnType<typeof team>) => begun.promote('feed')],
])('%s that began before the remote was switched off does not switch it on', (_what, act) => {
  team().canary('feed', build('canary'), 10);
  const begun = team();
  team().disable('feed', 'broken, stop');
  const site = publicFolder(out);
  expect(() => act(begun)).toThrow(
    /feed was disabled at \d\d:\d\d UTC by Asha, .*"broken, stop".*npm run enable -- feed/,
  );
  expect(publicFolder(out)).toBe(site);
  team().enable('feed');
  act(begun);
  expect(feed().disabled).toBeUndefined();
});

test('a release of a remote that was off before switches it on, and the history says so', () => {
  team().disable('feed', 'Back on Monday.');
  team().release('feed', build('two'));
  expect(feed().disabled).toBeUndefined();
  expect(readHistory(publicFolder(out)).slice(-2)).toMatchObject([
    { of: 'feed', act: 'enable', why: 'Back on Monday.' },
    { of: 'feed', act: 'release' },
  ]);
});

test('a canary leaves a remote that is off as it is', () => {
  const begun = team();
  team().disable('feed', 'broken, stop');
  begun.canary('feed', build('two'), 10);
  expect(feed().disabled).toBe('broken, stop');
});

test('enable: on again where it is off, refused where it is on', () => {
  expect(() => team().enable('feed')).toThrow('feed is on already');
  team().disable('feed', 'Back on Monday.');
  team().enable('feed');
  expect(feed().disabled).toBeUndefined();
});

test('disable without a text: refused, also where the remote is off, and nothing changes', async () => {
  team().disable('feed', 'Back on Monday.');
  const site = publicFolder(out);
  await expect(teamAct(composition, ['disable', 'feed', '--out', out])).rejects.toThrow(
    'Which text do its visitors get? `npm run disable -- feed "text"`',
  );
  expect(publicFolder(out)).toBe(site);
});
