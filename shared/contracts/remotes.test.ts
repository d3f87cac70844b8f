import { expect, test } from 'vitest';
import { remoteOf } from './remotes.ts';

test('a path belongs to the remote that owns its first segment', () => {
  expect(remoteOf('/feed')).toBe('feed');
  expect(remoteOf('/levels/a/videos/b')).toBe('catalog');
  expect(remoteOf('/level/categories')).toBe('catalog');
  expect(remoteOf('/creators/x/topics')).toBe('playlists');
});

test('whole segments count: a longer word is nobody else’s path', () => {
  expect(remoteOf('/reels')).toBeUndefined();
  expect(remoteOf('/feeds')).toBeUndefined();
  expect(remoteOf('/')).toBeUndefined();
  expect(remoteOf('/home')).toBeUndefined();
});
