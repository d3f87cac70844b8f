import * as paths from '@bazaar/shared/contracts/paths';
import { expectEarlyReads } from '@bazaar/shared/testing/expectEarlyReads.tsx';
import { test } from 'vitest';
import { earlyReads } from './earlyReads.ts';
import { routes } from './routes.tsx';
import { StoriesStrip } from './stories/StoriesStrip.tsx';

test('what the first screen and the strip of stories read is read before they are there', () =>
  expectEarlyReads([...routes, { path: paths.feed, Component: StoriesStrip }], earlyReads, [paths.reels, paths.feed]));
