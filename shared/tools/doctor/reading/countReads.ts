import { rootOf } from '../../backend/firestore/document.ts';
import { asList, asObject } from '../../backend/json.ts';
import { readPrices, type Counted } from '../../cost/prices.ts';
import { RefusedError, requestJson } from './request.ts';
import type { Target } from './target.ts';

/** More documents are read only when the owner says so. */
export const MOST_UNASKED = 50_000;

/** The number of documents in these collections; undefined from a backend on this machine, which does not count. */
export async function countReads(target: Target, collections: readonly string[]): Promise<number | undefined> {
  try {
    const counts = await Promise.all(collections.map((collection) => countOf(target, collection)));
    return counts.reduce((sum, count) => sum + count, 0);
  } catch (error) {
    if (error instanceof RefusedError && error.status === 501) return undefined;
    throw error;
  }
}

async function countOf({ firestore, project, token }: Target, collection: string): Promise<number> {
  const json = await requestJson(`${firestore}/v1/${rootOf(project)}:runAggregationQuery`, token, {
    structuredAggregationQuery: {
      structuredQuery: { from: [{ collectionId: collection }] },
      aggregations: [{ alias: 'count', count: {} }],
    },
  });
  const { aggregateFields } = asObject(asObject(asList(json)[0]).result);
  const count = Number(asObject(asObject(aggregateFields).count).integerValue);
  if (!Number.isSafeInteger(count)) throw new Error(`${collection}: its documents could not be counted`);
  return count;
}

/** Says how many documents will be read, and what that costs. */
export const announcement = (count: number | undefined): string =>
  count === undefined
    ? 'Reads a backend on this machine, which does not count its documents: reads cost nothing.'
    : `Reads ${count} documents, one read each: ${costOf(['reads'], count)}. Nothing is written.`;

/** Says how many documents a plan will read and write, and what that costs. */
export const announcementOfWrites = (count: number): string =>
  `Reads ${count} documents and writes them, one read and one write each: ${costOf(['reads', 'writes'], count)}.`;

/** Throws, in words for a terminal, where more documents would be read than the owner has said. */
export function expectAllowed(count: number | undefined, isYes: boolean): void {
  if (!isYes && count !== undefined && count > MOST_UNASKED)
    throw new Error(`More than ${MOST_UNASKED} documents are read only with --yes`);
}

function costOf(kinds: readonly Counted[], count: number): string {
  const { prices, readOn } = readPrices();
  const usd = prices
    .filter(({ of }) => kinds.includes(of))
    .reduce((sum, price) => sum + (count / price.per) * price.usd, 0);
  return `at most US$ ${usd.toFixed(2)} (prices of ${readOn}, without what is free each day)`;
}
