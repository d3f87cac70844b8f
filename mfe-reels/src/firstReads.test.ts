import * as paths from '@bazaar/shared/contracts/paths';
import { expectFirstReads } from '@bazaar/shared/testing/expectFirstReads.tsx';
import { test } from 'vitest';
import { firstReads } from './firstReads.ts';
import { routes } from './routes.tsx';
import { StoriesStrip } from './stories/StoriesStrip.tsx';

test('what the first screen and the strip of stories read is read before they are there', () =>
  expectFirstReads([...routes, { path: paths.feed, Component: StoriesStrip }], firstReads, [paths.reels, paths.feed]));
