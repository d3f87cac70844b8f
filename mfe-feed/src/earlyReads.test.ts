import * as paths from '@bazaar/shared/contracts/paths';
import { expectEarlyReads } from '@bazaar/shared/testing/expectEarlyReads.tsx';
import { test, vi } from 'vitest';
import { earlyReads } from './earlyReads.ts';
import { routes } from './routes.tsx';

// It needs a browser, and is not drawn while the posts are being read.
vi.mock('./list/PostList.tsx', () => ({ PostList: () => null }));

test('the document reads what the first screen reads', () => expectEarlyReads(routes, earlyReads, [paths.feed]));
