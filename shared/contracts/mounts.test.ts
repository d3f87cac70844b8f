import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownerOf, parseMounts } from './mounts.ts';
import { REMOTES } from './remotes.ts';

const slot = { above: 'feed', exposed: 'StoriesStrip', emptyKey: 'bazaar.noStories' };

test('the mounts in a registry are read for every remote, also for one that no table names', () => {
  const quiz = { prefixes: ['/quiz'], version: '1', entry: '/mfe-quiz/1/entry.js' };
  expect(
    parseMounts({ quiz, reels: { prefixes: ['/reel'], slot }, auth: { prefixes: ['/login'], document: 'signIn' } }),
  ).toEqual({
    quiz: { prefixes: ['/quiz'] },
    reels: { prefixes: ['/reel'], slot },
    auth: { prefixes: ['/login'], document: 'signIn' },
  });
});

test('a malformed mount is omitted; of the others each part that is malformed', () => {
  expect(
    parseMounts({
      feed: {
        prefixes: ['/feed', '//evil.example', 7, '/Feed', '/a/b'],
        slot: { ...slot, exposed: '../x' },
        document: 'x',
      },
      __proto: { prefixes: ['/x'] },
      reels: { prefixes: '/reel' },
      auth: null,
    }),
  ).toEqual({ feed: { prefixes: ['/feed'] } });
});

test('no value makes it throw', () => {
  fc.assert(fc.property(fc.anything(), (value) => void parseMounts(value)));
});

test('the table of remotes survives the registry', () => {
  for (const [name, { prefixes, slot, document }] of Object.entries(REMOTES))
    expect(parseMounts(JSON.parse(JSON.stringify(REMOTES)))[name]).toEqual(
      JSON.parse(JSON.stringify({ prefixes, slot, document })),
    );
});

test('a path belongs to the remote that owns its first segment, whole', () => {
  const mounts = parseMounts({ quiz: { prefixes: ['/quiz'] } });
  expect(ownerOf(mounts, '/quiz/1')).toBe('quiz');
  expect(ownerOf(mounts, '/quizzes')).toBeUndefined();
  expect(ownerOf(mounts, '/')).toBeUndefined();
});
