import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentRelease, publicFolder } from '@remotes-kit/release/siteReleases';
import { releasesIn } from '@remotes-kit/release/releases';
import { composition } from '../../composition.ts';
import { endOwner } from './endOwner.ts';
import { Killed, withFailpoint, type Failpoint } from './failpoints.ts';
import { shellReleasesIn } from '@remotes-kit/release/shellReleases';
import { composeSmall, contradictions, smallRemote, smallShell } from './smallSite.ts';

/** Sites as they are before a command. */
const EMPTY = mkdtempSync(join(tmpdir(), 'bazaar-empty-'));
const COMPOSED = mkdtempSync(join(tmpdir(), 'bazaar-composed-'));
const folders = [EMPTY, COMPOSED];
const next = smallRemote('feed', 'three');
const nextShell = smallShell('three');
/** Every write of a release and every second of a composition is killed at; of the other commands, which differ in little, some. */
const STRIDES: Record<string, number> = { release: 1, 'compose again': 2 };
const STRIDE = 9;
const KILLS_AT_LEAST = 200;
let kills = 0;
const TIMEOUT_MS = 240_000;

const COMMANDS: { name: string; base: string; run: (out: string) => void }[] = [
  { name: 'compose into an empty folder', base: EMPTY, run: (out) => void composeSmall(out, 'one') },
  { name: 'compose again', base: COMPOSED, run: (out) => void composeSmall(out, 'four') },
  { name: 'release', base: COMPOSED, run: (out) => void releasesIn(composition, out).release('feed', { dist: next }) },
  {
    name: 'canary',
    base: COMPOSED,
    run: (out) => void releasesIn(composition, out).canary('feed', { dist: next }, 10),
  },
  { name: 'rollback', base: COMPOSED, run: (out) => void releasesIn(composition, out).rollback('feed') },
  {
    name: 'release the shell',
    base: COMPOSED,
    run: (out) => void shellReleasesIn(composition, out).release({ dist: nextShell }),
  },
  {
    name: 'canary of the shell',
    base: COMPOSED,
    run: (out) => void shellReleasesIn(composition, out).canary({ dist: nextShell }, 10),
  },
  {
    name: 'disable',
    base: COMPOSED,
    run: (out) => void releasesIn(composition, out).disable('feed', 'Back on Monday.'),
  },
];

beforeAll(() => {
  composeSmall(COMPOSED, 'one');
  releasesIn(composition, COMPOSED).release('feed', { dist: smallRemote('feed', 'two') });
});
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

test.each(COMMANDS)('$name: visitors get a whole release before each of its writes', ({ base, run }) => {
  onCopy(base, (out) => {
    const states = new Set<string>();
    withFailpoint({ before: () => void states.add(wholeState(out)) }, () => run(out));
    states.add(wholeState(out));
    expect(states.size).toBe(2);
  });
});

test.each(COMMANDS)(
  '$name, killed at a write: the site is as before or as after, and the next command works',
  { timeout: TIMEOUT_MS },
  (command) => failEverywhere(command, 'kill'),
);

test.each(COMMANDS)(
  '$name, the disk full from a write on: the site is as before, and the next command works',
  { timeout: TIMEOUT_MS },
  (command) => failEverywhere(command, 'full'),
);

// After all of them, in whichever order they ran.
afterAll(() => expect(kills, 'writes that the site was killed at').toBeGreaterThanOrEqual(KILLS_AT_LEAST));

function failEverywhere({ name, base, run }: (typeof COMMANDS)[number], fault: Failpoint['fault']): void {
  const before = onCopy(base, wholeState);
  const { after, count } = onCopy(base, (out) => {
    const writes = withFailpoint({}, () => run(out));
    return { after: wholeState(out), count: writes };
  });
  const ends = new Set<string>();
  for (let at = 1; at <= count; at += (fault === 'kill' && STRIDES[name]) || STRIDE) {
    onCopy(base, (out) => {
      const error = errorOf(() => withFailpoint({ at, fault }, () => run(out)));
      const state = wholeState(out);
      if (state === before) expect(error).toMatch(fault === 'kill' ? /killed/ : /ENOSPC/);
      expect([before, after]).toContain(state);
      ends.add(state);
      if (fault === 'kill') {
        kills += 1;
        endOwner(out);
      }
      if (state === '') return run(out);
      releasesIn(composition, out).disable('reels', 'The next command.');
      expect(wholeState(out)).toContain('The next command.');
    });
  }
  expect(ends).toContain(before);
}

/** The registry and the document that visitors get. Throws where they are not whole; empty where there is no site. */
function wholeState(out: string): string {
  if (!currentRelease(out)) return '';
  const folder = publicFolder(out);
  expect(contradictions(folder)).toEqual([]);
  return readFileSync(join(folder, 'remotes.json'), 'utf8') + readFileSync(join(folder, 'index.html'), 'utf8');
}

function onCopy<T>(base: string, act: (out: string) => T): T {
  const out = mkdtempSync(join(tmpdir(), 'bazaar-copy-'));
  cpSync(base, out, { recursive: true });
  try {
    return act(out);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

function errorOf(act: () => void): string {
  try {
    act();
  } catch (error) {
    return error instanceof Killed ? 'killed' : String(error);
  }
  return 'none';
}
