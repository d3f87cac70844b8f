import { expect, test } from 'vitest';
import { remoteOf } from './remotes.ts';

test('a path belongs to the remote that owns its first segment', () => {
  expect(remoteOf('/feed')).toBe('feed');
  expect(remoteOf('/levels/a/videos/b')).toBe('catalog');
  expect(remoteOf('/level/categories')).toBe('catalog');
  expect(remoteOf('/creators/x/topics')).toBe('playlists');
});

test('a path whose first segment only begins like a prefix belongs to no remote', () => {
  expect(remoteOf('/reels')).toBeUndefined();
  expect(remoteOf('/feeds')).toBeUndefined();
  expect(remoteOf('/')).toBeUndefined();
  expect(remoteOf('/home')).toBeUndefined();
});
