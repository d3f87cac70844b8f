import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownerOf, parseMounts } from './mounts.ts';

const slot = { above: 'feed', exposed: 'StoriesStrip', emptyKey: 'site.noStories' };

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
        document: '/sign-in',
      },
      __proto: { prefixes: ['/x'] },
      reels: { prefixes: '/reel' },
      auth: null,
    }),
  ).toEqual({ feed: { prefixes: ['/feed'] } });
});

test('hostile registries: none makes it throw, and every prefix is a path of this site', { timeout: 60_000 }, () => {
  const evil = fc.oneof(fc.anything({ maxDepth: 2 }), fc.string({ unit: 'binary' }));
  const value = fc.oneof(
    evil,
    fc.constantFrom('/quiz', 'reels', 'StoriesStrip', 'signIn', ['/quiz', '//evil.example']),
  );
  const fields = (names: string[]) =>
    fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] });
  const mount = fc.oneof(
    evil,
    fc
      .tuple(fields(['prefixes', 'slot', 'document']), fields(['above', 'exposed', 'emptyKey']))
      .map(([mount, slot]) => ({ slot, ...mount })),
  );
  fc.assert(
    fc.property(fc.oneof(evil, fc.record({ quiz: mount, reels: mount })), (registry) => {
      for (const { prefixes } of Object.values(parseMounts(registry)))
        for (const prefix of prefixes) expect(prefix).toMatch(/^\/[a-z-]+$/);
    }),
  );
});

test('a path belongs to the remote that owns its first segment, whole', () => {
  const mounts = parseMounts({ quiz: { prefixes: ['/quiz'] } });
  expect(ownerOf(mounts, '/quiz/1')).toBe('quiz');
  expect(ownerOf(mounts, '/quizzes')).toBeUndefined();
  expect(ownerOf(mounts, '/')).toBeUndefined();
});
