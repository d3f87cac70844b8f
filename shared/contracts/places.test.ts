import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evil } from '../testing/hostileValues.ts';
import { ownerOf, parsePlaces } from './places.ts';
import { REMOTES } from './remotes.ts';

const slot = { above: 'feed', exposed: 'StoriesStrip', emptyKey: 'bazaar.noStories' };

test('the places in a registry are read for every remote, also for one that no table names', () => {
  const quiz = { prefixes: ['/quiz'], version: '1', entry: '/mfe-quiz/1/entry.js' };
  expect(
    parsePlaces({ quiz, reels: { prefixes: ['/reel'], slot }, auth: { prefixes: ['/login'], document: 'signIn' } }),
  ).toEqual({
    quiz: { prefixes: ['/quiz'] },
    reels: { prefixes: ['/reel'], slot },
    auth: { prefixes: ['/login'], document: 'signIn' },
  });
});

test('a malformed place is omitted; of the others each part that is malformed', () => {
  expect(
    parsePlaces({
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

test(
  '10,000 hostile registries: none makes it throw, and every place is a path of this site',
  { timeout: 60_000 },
  () => {
    const value = fc.oneof(
      evil,
      fc.constantFrom('/quiz', 'reels', 'StoriesStrip', 'signIn', ['/quiz', '//evil.example']),
    );
    const fields = (names: string[]) =>
      fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] });
    const place = fc.oneof(
      evil,
      fc
        .tuple(fields(['prefixes', 'slot', 'document']), fields(['above', 'exposed', 'emptyKey']))
        .map(([place, slot]) => ({ slot, ...place })),
    );
    fc.assert(
      fc.property(fc.oneof(evil, fc.record({ quiz: place, reels: place })), (registry) => {
        for (const { prefixes } of Object.values(parsePlaces(registry)))
          for (const prefix of prefixes) expect(prefix).toMatch(/^\/[a-z-]+$/);
      }),
      { numRuns: 10_000 },
    );
  },
);

test('the table of remotes survives the registry', () => {
  for (const [name, { prefixes, slot, document }] of Object.entries(REMOTES))
    expect(parsePlaces(JSON.parse(JSON.stringify(REMOTES)))[name]).toEqual(
      JSON.parse(JSON.stringify({ prefixes, slot, document })),
    );
});

test('a path belongs to the remote that owns its first segment, whole', () => {
  const places = parsePlaces({ quiz: { prefixes: ['/quiz'] } });
  expect(ownerOf(places, '/quiz/1')).toBe('quiz');
  expect(ownerOf(places, '/quizzes')).toBeUndefined();
  expect(ownerOf(places, '/')).toBeUndefined();
});
