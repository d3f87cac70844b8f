import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { endOwner } from '../../release/atomic/endOwner.ts';
import { Killed, withFailpoint, type Failpoint } from '../../release/atomic/failpoints.ts';
import { composeSmall, contradictions } from '../../release/atomic/smallSite.ts';
import { storeIndex } from '../storeIndex.ts';
import { cardsIn, INDEX, smallCards } from './cardsForTests.ts';

const base = mkdtempSync(join(tmpdir(), 'bazaar-cards-'));
beforeAll(() => {
  composeSmall(base, 'one');
  storeIndex(base, INDEX, smallCards('one'));
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** Other cards, of another address: the documents change with them. */
const publishNext = (out: string) =>
  storeIndex(out, INDEX, { ...smallCards('two', 'video-2'), address: 'https://other.example' });

/** All that visitors get. Throws where it is not whole. */
function wholeState(out: string): string {
  expect(contradictions(publicFolder(out))).toEqual([]);
  return JSON.stringify(cardsIn(out)) + readFileSync(join(publicFolder(out), 'index.html'), 'utf8');
}

/** The disk is full, which differs in little, from every 15th write on. */
test.each<[fault: NonNullable<Failpoint['fault']>, stride: number]>([
  ['kill', 1],
  ['full', 15],
])(
  'a new index with cards, %s at one write in %i: the site is as before or as after, and the next one works',
  { timeout: 240_000 },
  (fault, stride) => {
    const before = onCopy(wholeState);
    const { after, count } = onCopy((out) => {
      const writes = withFailpoint({}, () => publishNext(out));
      return { after: wholeState(out), count: writes };
    });
    expect(after).not.toBe(before);
    const ends = new Set<string>();
    for (let at = 1; at <= count; at += stride)
      onCopy((out) => {
        const hasFailed = fails(() => withFailpoint({ at, fault }, () => publishNext(out)));
        const state = wholeState(out);
        if (state === before) expect(hasFailed).toBe(true);
        ends.add(state);
        if (fault === 'kill') endOwner(out);
        publishNext(out);
        expect(wholeState(out)).toBe(after);
      });
    expect([before, after]).toEqual(expect.arrayContaining([...ends]));
    expect(ends).toContain(before);
  },
);

function fails(act: () => void): boolean {
  try {
    act();
    return false;
  } catch (error) {
    if (error instanceof Killed || String(error).includes('ENOSPC')) return true;
    throw error;
  }
}

function onCopy<T>(act: (out: string) => T): T {
  const out = mkdtempSync(join(tmpdir(), 'bazaar-copy-'));
  cpSync(base, out, { recursive: true });
  try {
    return act(out);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
