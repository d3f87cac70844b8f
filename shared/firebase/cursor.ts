import type { Cursor, PageQuery, RawDocument } from './firestore.ts';
import { isRecord } from '../contracts/isRecord.ts';

/** The name of a document's id as a field of a query. */
const ID = '__name__';

/**
 * The order of a page's query. The id comes last, in the same direction: it breaks ties, and makes the cursor a plain value instead
 * of a snapshot of the SDK.
 */
export function orderOf({
  orderBy,
}: Pick<PageQuery, 'orderBy'>): (readonly [field: string, direction: 'asc' | 'desc'])[] {
  return [...(orderBy ? [orderBy] : []), [ID, orderBy?.[1] ?? 'asc']];
}

/** The cursor of the next page of a query; undefined where there is none: a page that is not full is the last one. */
export function nextOf(
  documents: readonly RawDocument[],
  { limit, orderBy }: Pick<PageQuery, 'limit' | 'orderBy'>,
): Cursor | undefined {
  const last = documents.at(-1);
  if (!last || documents.length < limit) return undefined;
  return orderBy ? [toCursor(valueAt(last.data, orderBy[0])), last.id] : [last.id];
}

const valueAt = (data: unknown, path: string): unknown =>
  path.split('.').reduce((value, name) => (isRecord(value) ? value[name] : undefined), data);

function toCursor(value: unknown): Cursor[number] {
  if (isRecord(value)) {
    const { seconds, nanoseconds } = value;
    return typeof seconds === 'number' && typeof nanoseconds === 'number' ? { seconds, nanoseconds } : null;
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
