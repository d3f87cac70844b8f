import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as paths from './paths.ts';
import { routePattern } from './routePattern.ts';

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
