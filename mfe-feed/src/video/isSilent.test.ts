import { expect, test } from 'vitest';
import { isSilent } from './isSilent.ts';

test('a video that plays by itself is muted, one that the reader started is not', () => {
  expect(isSilent({ turn: 'auto', chosen: undefined, isSiteAudible: false })).toBe(true);
  expect(isSilent({ turn: 'waits', chosen: undefined, isSiteAudible: false })).toBe(true);
  expect(isSilent({ turn: 'pinned', chosen: undefined, isSiteAudible: false })).toBe(false);
});

test('with the music of the site turned on, videos have sound after the first interaction', () => {
  expect(isSilent({ turn: 'auto', chosen: undefined, isSiteAudible: true })).toBe(false);
});

test('the reader’s own choice wins', () => {
  expect(isSilent({ turn: 'pinned', chosen: true, isSiteAudible: true })).toBe(true);
  expect(isSilent({ turn: 'auto', chosen: false, isSiteAudible: false })).toBe(false);
});
