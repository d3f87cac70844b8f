import { paths } from '@bazaar/shared/contracts/paths';
import { expectFirstReads } from '@bazaar/shared/testing/expectFirstReads.tsx';
import { test } from 'vitest';
import { firstReads } from './firstReads.ts';
import { routes } from './routes.tsx';

test('the document reads what the first screen reads', () => expectFirstReads(routes, firstReads, [paths.reels]));
