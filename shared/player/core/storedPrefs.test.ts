import { expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../contracts/time.ts';
import { bandwidthIn, playPrefsIn, soundPrefsIn, streamPrefsIn } from './storedPrefs.ts';

test.each<[what: string, stored: unknown, bps: number | undefined]>([
  ['a minute ago', { bps: 500_000, atMs: Date.now() - MINUTE_MS }, 500_000],
  ['an hour ago', { bps: 500_000, atMs: Date.now() - 60 * MINUTE_MS }, undefined],
  ['by a clock that was a day ahead', { bps: 500_000, atMs: Date.now() + DAY_MS }, undefined],
  ['as a text', { bps: '500', atMs: Date.now() }, undefined],
  ['without a time', { bps: 500_000 }, undefined],
  ['and is no object', 'text', undefined],
  ['and is null', null, undefined],
])('a bandwidth that was stored %s: counts, or not', (_, stored, bps) => expect(bandwidthIn(stored)).toBe(bps));

const HOSTILE = [
  undefined,
  null,
  'text',
  7,
  [],
  { volume: '80', speed: 9, isMuted: 'yes', heightPx: '720' },
  { volume: NaN, speed: null },
];

test.each(HOSTILE)('choices stored as %j: those of a new visitor', (stored) => {
  expect(playPrefsIn(stored)).toEqual({ isMuted: false, speed: 1 });
  expect(soundPrefsIn(stored).volume).toBe(50);
  expect(streamPrefsIn(stored)).toEqual({ quality: { heightPx: undefined, bps: undefined }, isAudioOnly: false });
});

test('choices that were made: as they were stored', () => {
  expect(playPrefsIn({ isMuted: true, speed: 1.5 })).toEqual({ isMuted: true, speed: 1.5 });
  expect(soundPrefsIn({ isMuted: false, volume: 0 })).toEqual({ isMuted: false, volume: 0 });
});
