/** The precision of the search: the share of what learners type that has a right result among the first three. */
import { openSeedIndex, PARTS, precisionOf } from '../search/queries/precision.ts';
import { indexBytes, FIRST_SEARCH } from '../search/indexBytes.ts';
import { indexOfSeed } from '../search/schoolForTests.ts';

export async function run(): Promise<void> {
  const index = await indexOfSeed();
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  console.log(
    `the index of the seed in Brotli: ${kb(indexBytes(index, FIRST_SEARCH))} for a first result, ${kb(indexBytes(index))} in all`,
  );
  const seed = await openSeedIndex();
  for (const part of PARTS) await precisionOf(seed, part);
}
