import { MANIFEST_URL } from '../../../search/constants.ts';
import type { SearchIndex, SearchResult, SearchRow } from '../../../search/searchIndex.ts';
import { createStaticIndex } from '../../../search/staticIndex.ts';
import { indexOfSeed } from '../schoolForTests.ts';
import { answersIn } from './answersIn.ts';
import { HELD_OUT_QUERIES } from './heldOutQueries.ts';
import { LEARNER_QUERIES } from './learnerQueries.ts';
import { MEANINGS, type Meaning } from './meanings.ts';

/** So many of the first results are looked at. */
export const FIRST = 3;

/** The index of the seed, without a site. */
export async function openSeedIndex(): Promise<SearchIndex> {
  const { manifest, parts } = await indexOfSeed();
  return createStaticIndex(async (url) =>
    url === MANIFEST_URL ? manifest : JSON.parse(parts.get(url.split('/').at(-1)!)!),
  );
}

/** The whole result of a query. */
export async function resultOf(index: SearchIndex, query: string): Promise<SearchResult> {
  let last: SearchResult | undefined;
  for await (const result of index.search(query, new AbortController().signal)) last = result;
  return last!;
}

/** The parts of the table: each script in two halves, of which one was held out while the table of words was written; two tables of later. */
export const PARTS = [
  ...Object.entries(LEARNER_QUERIES).flatMap(([script, queries]) =>
    [0, 1].map((half) => ({
      name: `${script}, ${half === 1 ? 'held out' : 'open'}`,
      queries: queries.filter((_, at) => at % 2 === half),
    })),
  ),
  ...Object.entries(HELD_OUT_QUERIES).map(([name, queries]) => ({ name, queries })),
];

/** Searches for the queries of a part, and prints what is found in their place. */
export async function precisionOf(index: SearchIndex, { name, queries }: (typeof PARTS)[number]): Promise<number> {
  const misses: string[] = [];
  let shown = 0;
  let right = 0;
  for (const [typed, meaning] of queries) {
    const first = (await resultOf(index, typed)).rows.slice(0, FIRST);
    const rightOnes = first.filter((row) => isRight(row, meaning)).length;
    shown += first.length;
    right += rightOnes;
    if (rightOnes === 0) misses.push(`${typed} (${meaning}): ${first.map((row) => row.name).join(' | ') || 'nothing'}`);
  }
  const share = 1 - misses.length / queries.length;
  // oxlint-disable-next-line no-console -- the figure is what this is for
  console.log(
    [
      `${name}: ${(share * 100).toFixed(1)} % of ${queries.length} queries; ${((right / shown) * 100).toFixed(1)} % of their first results are right`,
      ...misses,
    ].join('\n  '),
  );
  return share;
}

/** The result answers what is meant. */
export const isRight = (row: SearchRow, meaning: Meaning): boolean => {
  const right: readonly string[] = MEANINGS[meaning];
  return [...answersIn(row)].some((answer) => right.includes(answer));
};
