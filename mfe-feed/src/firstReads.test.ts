import * as paths from '@bazaar/shared/contracts/paths';
import { expectFirstReads } from '@bazaar/shared/testing/expectFirstReads.tsx';
import { test, vi } from 'vitest';
import { firstReads } from './firstReads.ts';
import { routes } from './routes.tsx';

// It needs a browser, and is not drawn while the posts are being read.
vi.mock('./list/PostList.tsx', () => ({ PostList: () => null }));

test('the document reads what the first screen reads', () => expectFirstReads(routes, firstReads, [paths.feed]));
