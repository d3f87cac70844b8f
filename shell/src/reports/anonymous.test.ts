import * as paths from '@bazaar/shared/contracts/paths';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anonymousStack, anonymousText, routePattern } from './anonymous.ts';

test.each([
  [
    'Failed to fetch dynamically imported module: https://s.example/mfe-feed/abc/assets/a-B1.js',
    'Failed to fetch dynamically imported module: a-B1.js',
  ],
  ['GET https://images.example/users/AbC123?token=x failed', 'GET <address> failed'],
  ['No document at users/9f8e7d6c5b4a3', 'No document at <path>'],
  ['Cannot send to +91 98765 43210', 'Cannot send to <number>'],
  // Digits of other scripts, and what address books put between them.
  ['Cannot send to +९१ ९८७६५ ४३२१०', 'Cannot send to <number>'],
  ['Cannot send to ৯৮৭৬৫৪৩২১০', 'Cannot send to <number>'],
  ['Cannot send to \u202A+91\u202C 98765\u201143210', 'Cannot send to \u202A<number>'],
  ['Invalid value "१२ मेन रोड"', 'Invalid value "<text>"'],
  ['user ravi@example.com is unknown', 'user <mail> is unknown'],
  ['The id 9f8e7d6c5b4a3x1 is gone', 'The id <id> is gone'],
  ["Cannot read properties of undefined (reading 'map')", "Cannot read properties of undefined (reading 'map')"],
  ['Invalid value "12 Main Street"', 'Invalid value "<text>"'],
])('%j is reported as %j', (message, reported) => expect(anonymousText(message)).toBe(reported));

test('a text is cut, between characters', () => {
  expect(anonymousText('x '.repeat(5_000))).toHaveLength(200);
  expect(anonymousText(`${'x '.repeat(99)}x😀`)).toBe(`${'x '.repeat(99)}x`);
});

test('the frames of each engine: names, files and positions, neither origin nor query', () => {
  const chromium = `Error: no\n    at render (https://s.example/mfe-feed/abc/assets/a-B1.js:1:204)\n    at https://s.example/assets/index-1.js:2:3`;
  const firefox = `render@https://s.example/mfe-feed/abc/assets/a-B1.js:1:204\n@https://s.example/assets/index-1.js:2:3`;
  const frames = 'render /mfe-feed/abc/assets/a-B1.js:1:204\n/assets/index-1.js:2:3';
  expect(anonymousStack(chromium)).toBe(frames);
  expect(anonymousStack(firefox)).toBe(frames);
});

test('frames of extensions and of pages are left out', () =>
  expect(anonymousStack('at f (chrome-extension://abc/x.js:1:2)\nat g (https://s.example/creators/secret:1:2)')).toBe(
    '',
  ));

test.each([
  ['/home', '/home'],
  [paths.levelVideos('t1', 'l1', { page: 2 }).split('?')[0]!, '/levels/:id/videos/:id'],
  [paths.playlistVideos('a', 'b', 'c'), '/creators/:id/topics/:id/playlists/:id/videos'],
  ['/creators/+919876543210/topics', '/creators/:id/topics'],
  ['/somewhere/secret', '(other)'],
  ['/%E0%A4%A', '(other)'],
])('%s is reported as %s', (pathname, pattern) => expect(routePattern(pathname)).toBe(pattern));

/** Every path of the route table (§2), by its builder's name. */
const BUILDERS = Object.entries(paths).map(
  ([name, path]) => [name, typeof path === 'string' ? () => path : (path as (...ids: string[]) => string)] as const,
);
const pathnameOf = (path: string) => path.split('?')[0]!;
const patternOf = (build: (...ids: string[]) => string) => decodeURIComponent(pathnameOf(build(':id', ':id', ':id')));

test.each(BUILDERS)('%s: whatever the ids are, its pattern is reported', (_, build) => {
  const id = fc.oneof(fc.string({ unit: 'grapheme', minLength: 1 }), fc.constantFrom('levels', 'topics', ':id', '..'));
  fc.assert(
    fc.property(id, id, id, (...ids) => {
      expect(routePattern(pathnameOf(build(...ids)))).toBe(patternOf(build));
    }),
  );
});

test('whatever the path is, nothing is reported but one of these patterns, or (other)', () => {
  const reported = new Set(['(other)', ...BUILDERS.map(([, build]) => patternOf(build))]);
  const segment = fc.constantFrom('', 'creators', 'level', 'levels', 'videos', 'topics', 'categories', 'ravi', '%2F');
  const path = fc.oneof(
    fc.webPath({ size: 'small' }),
    fc.string(),
    fc.array(segment, { maxLength: 9 }).map((parts) => `/${parts.join('/')}`),
  );
  fc.assert(fc.property(path, (pathname) => reported.has(routePattern(pathname))));
});
