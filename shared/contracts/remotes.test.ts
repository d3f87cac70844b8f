import { ownerOf, parseMounts } from '@remotes-kit/runtime/mounts';
import { expect, test } from 'vitest';
import { mountOf, REMOTES } from './remotes.ts';

const remoteOf = (pathname: string) => ownerOf(REMOTES, pathname);

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

test('the table of remotes survives the registry', () => {
  const mounts = parseMounts(JSON.parse(JSON.stringify(REMOTES)));
  for (const [name, remote] of Object.entries(REMOTES))
    expect(mounts[name]).toEqual(JSON.parse(JSON.stringify(mountOf(remote))));
});
