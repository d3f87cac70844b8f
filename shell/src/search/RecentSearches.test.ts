import { expect, test } from 'vitest';
import { MAX_QUERY_LENGTH, MAX_RECENT } from '@bazaar/shared/search/constants';
import { parseRecent } from './RecentSearches.tsx';

test.each([undefined, 'darzi', 7, { 0: 'darzi' }, null])('%j is stored: no searches', (stored) =>
  expect(parseRecent(stored)).toEqual([]),
);

test('a list of anything: its texts, cut, and no more than are remembered', () => {
  const stored = [7, ' ', 'x'.repeat(500), null, ...Array.from({ length: 20 }, (_, index) => `search ${index}`)];
  const recent = parseRecent(stored);
  expect(recent).toHaveLength(MAX_RECENT);
  expect(recent[0]).toHaveLength(MAX_QUERY_LENGTH);
});
