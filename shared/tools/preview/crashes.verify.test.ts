import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRegistryFile } from '@remotes-kit/release/siteFolder';
import { currentRelease, publicFolder } from '@remotes-kit/release/siteReleases';
import { composition } from '../composition.ts';
import { endOwner } from '../release/atomic/endOwner.ts';
import { Killed, withFailpoint } from '../release/atomic/failpoints.ts';
import { composeSmall, contradictions, smallRemote } from '../release/atomic/smallSite.ts';
import { releasesIn } from '@remotes-kit/release/releases';
import { composePreview } from '@remotes-kit/release/composePreview';
import { hashesBelow } from './hashesBelow.ts';
import { composedAtMs } from '@remotes-kit/release/previewRecord';

const TIMEOUT_MS = 240_000;
const SITE = mkdtempSync(join(tmpdir(), 'bazaar-live-'));
const PREVIEWS = mkdtempSync(join(tmpdir(), 'bazaar-previews-'));
const RUN = join(import.meta.dirname, 'run.ts');
const [next, later] = [smallRemote('feed', 'three'), smallRemote('feed', 'four')];
let stored: string;
let before: Record<string, string>;

beforeAll(() => {
  composeSmall(SITE, 'one');
  stored = readRegistryFile(publicFolder(SITE)).feed!.version;
  releasesIn(composition, SITE).release('feed', { dist: smallRemote('feed', 'two') });
  before = hashesBelow(SITE);
});
afterAll(() => [SITE, PREVIEWS].forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const preview = (out: string, dist: string) =>
  void composePreview(composition, { site: SITE, out, builds: new Map([['feed', { dist }]]), by: { who: 'reviewer' } });

/** The registry of the preview that is there; '' for none. Throws where it is not whole. */
function wholePreview(out: string): string {
  if (!currentRelease(out)) return '';
  expect(contradictions(publicFolder(out))).toEqual([]);
  expect(composedAtMs(out)).toBeGreaterThan(0);
  return readFileSync(join(publicFolder(out), 'remotes.json'), 'utf8');
}

test.each([
  { what: 'a first preview', hasOne: false, stride: 1 },
  { what: 'a preview that is composed anew', hasOne: true, stride: 3 },
])(
  '$what, killed at a write: none or a whole one, and the next command works',
  { timeout: TIMEOUT_MS },
  ({ hasOne, stride }) => {
    const first = (name: string) => {
      const out = join(PREVIEWS, `${name}-${hasOne}`);
      if (hasOne) preview(out, next);
      return out;
    };
    const whole = first('whole');
    const start = wholePreview(whole);
    const count = withFailpoint({}, () => preview(whole, later));
    const end = wholePreview(whole);
    expect(count).toBeGreaterThan(50);
    for (let at = 1; at <= count; at += stride) {
      const out = first(`killed-${at}`);
      expect(() => withFailpoint({ at }, () => preview(out, later))).toThrow(Killed);
      expect([start, end]).toContain(wholePreview(out));
      endOwner(out);
      preview(out, later);
      expect(wholePreview(out)).toBe(end);
      rmSync(out, { recursive: true });
    }
    expect(hashesBelow(SITE)).toEqual(before);
  },
);

/** Runs the command in a process of its own. */
const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', RUN, ...args, '--site', SITE, '--out', PREVIEWS]);

test(
  'two at once: each has its own builds, and of one name there is one of the two',
  { timeout: TIMEOUT_MS },
  async () => {
    const feedOf = (name: string) => readRegistryFile(publicFolder(join(PREVIEWS, name))).feed!.version;
    const reels = `reels=${smallRemote('reels', 'three')}`;
    await Promise.all([run(`feed=${stored}`, '--name', 'a'), run(`feed=${next}`, reels, '--name', 'b')]);
    expect(feedOf('a')).toBe(stored);
    expect(feedOf('b')).not.toBe(stored);
    const ofB = feedOf('b');
    await Promise.all([run(`feed=${stored}`, '--name', 'c'), run(`feed=${next}`, reels, '--name', 'c')]);
    expect([stored, ofB]).toContain(feedOf('c'));
    for (const name of ['a', 'b', 'c']) expect(wholePreview(join(PREVIEWS, name))).not.toBe('');
    expect(hashesBelow(SITE)).toEqual(before);
  },
);

test(
  'the command says what is in it, or why there is none and ends with status 1',
  { timeout: TIMEOUT_MS },
  async () => {
    const { stdout } = await run(`feed=${stored}`, '--name', 'said');
    expect(stdout).toContain(`feed ${stored} (live: `);
    expect(stdout).toMatch(/all its JavaScript +0\.\d KB {2}\(live: 0\.\d KB, [+-]\d+ bytes\)/);
    expect(stdout).toContain('The contract is kept');
    const refused = run(`feed=${smallRemote('feed', 'five', { prefixes: ['/reel'] })}`, '--name', 'refused');
    await expect(refused).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('/reel is a path of') });
    expect(currentRelease(join(PREVIEWS, 'refused'))).toBeUndefined();
    expect(hashesBelow(SITE)).toEqual(before);
  },
);
