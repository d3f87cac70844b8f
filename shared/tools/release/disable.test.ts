import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readHistory, readRegistryFile } from '@remotes-kit/release/siteFolder';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { composition } from '../composition.ts';
import { composeSmall, smallRemote } from './atomic/smallSite.ts';
import { releasesIn } from '@remotes-kit/release/releases';

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
  team().disable('feed', undefined);
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

test('disable without a text: on again where it is off, refused where it is on', () => {
  expect(() => team().disable('feed', undefined)).toThrow(
    'feed is on already. To switch it off: `npm run disable -- feed "text"`',
  );
  team().disable('feed', 'Back on Monday.');
  team().disable('feed', undefined);
  expect(feed().disabled).toBeUndefined();
});
