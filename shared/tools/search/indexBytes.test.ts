import { expect, test } from 'vitest';
import { FIRST_SEARCH, indexBytes } from './indexBytes.ts';
import { indexOfSeed } from './schoolForTests.ts';

/** With them the engine and its page, 16 KB, are far below the 60 KB of a first search. */
const MAX_FIRST_BYTES = 40_000;
const MAX_BYTES = 60_000;

test('the index of the seed: what a first search downloads', async () => {
  const index = await indexOfSeed();
  expect(indexBytes(index, FIRST_SEARCH)).toBeLessThanOrEqual(MAX_FIRST_BYTES);
  expect(indexBytes(index)).toBeLessThanOrEqual(MAX_BYTES);
});
