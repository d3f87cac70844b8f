import type { Cursor, PageQuery, RawDocument } from './firestore.ts';
import { decodeValue } from './restValues.ts';

/** The name of a document's id as a field of a query. */
const ID = '__name__';

type Position = Pick<PageQuery, 'orderBy' | 'after'>;

/**
 * The order of a page's query. The id comes last, in the same direction: it breaks ties, and makes the cursor a plain value instead
 * of a snapshot of the SDK. A cursor without a value of the order reads on by ids.
 */
export function orderOf(query: Position): (readonly [field: string, direction: 'asc' | 'desc'])[] {
  const { orderBy } = query;
  return orderBy && isOrdered(query) ? [orderBy, [ID, orderBy[1]]] : [[ID, 'asc']];
}

/** The values after which a page's query begins, in its order; undefined at the beginning of the order. */
export function startOf(query: Position): Cursor | undefined {
  // A cursor of another order is in pages that an earlier build has saved: all is read again, and no document is shown twice.
  return isOrdered(query) || query.after?.length === 1 ? query.after : undefined;
}

/** In pages that earlier builds have saved, null is what they could not continue from. */
const isOrdered = ({ orderBy, after }: Position): boolean =>
  orderBy !== undefined && (!after || (after.length === 2 && after[0] !== null));

/**
 * The cursor of the next page of a query; undefined where there is none: a page that is not full is the last one. `stored` is what
 * the last document holds in the field of the order, as the REST API has it. Where no page can begin after that, the rest is read by
 * ids, from the first one on.
 */
export function nextOf(
  documents: readonly RawDocument[],
  query: Position & Pick<PageQuery, 'collection' | 'limit'>,
  stored: unknown,
): Cursor | undefined {
  const last = documents.at(-1);
  if (!last || documents.length < query.limit) return undefined;
  const isStuck = last.id === startOf(query)?.at(-1);
  if (!isOrdered(query)) return isStuck ? undefined : [last.id];
  if (!isStuck && isExact(decodeValue(stored))) return [stored, last.id];
  // For the editors of the data; never the value itself, which may be personal.
  console.warn(
    `${query.collection}/${last.id}: no page can begin after its ${query.orderBy?.[0]}, the rest is read by ids`,
  );
  return [];
}

/** True for a value that the SDK sends as it is stored: none of an unknown type, none that a JavaScript number rounds. */
function isExact(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isInteger(value) || Number.isSafeInteger(value);
  if (typeof value !== 'object' || value === null) return value !== undefined;
  return Object.values(value).every(isExact);
}
