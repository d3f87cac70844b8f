import type { PageRead } from '../contracts/earlyReads.ts';

/** The name of a document's id as a field of a query. */
const ID = '__name__';

/**
 * The order of a page's query. The id comes last, in the same direction: it breaks ties, and makes the cursor a plain value instead
 * of a snapshot of the SDK.
 */
export function orderOf({
  orderBy,
}: Pick<PageRead, 'orderBy'>): (readonly [field: string, direction: 'asc' | 'desc'])[] {
  return [...(orderBy ? [orderBy] : []), [ID, orderBy?.[1] ?? 'asc']];
}
