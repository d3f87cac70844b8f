import { expect, test } from 'vitest';
import { paths } from './paths.ts';
import { routePattern } from './routePattern.ts';

test.each([
  ['/home', '/home'],
  [paths.levelVideos('t1', 'l1', { page: 2 }).split('?')[0]!, '/levels/:id/videos/:id'],
  [paths.playlistVideos('a', 'b', 'c'), '/creators/:id/topics/:id/playlists/:id/videos'],
  ['/creators/+919876543210/topics', '/creators/:id/topics'],
  ['/somewhere/secret', '(other)'],
  ['/%E0%A4%A', '(other)'],
])('%s is reported as %s', (pathname, pattern) => expect(routePattern(pathname)).toBe(pattern));
