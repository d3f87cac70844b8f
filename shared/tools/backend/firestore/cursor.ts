import { asList, asObject } from '../json.ts';
import { invalid } from '../requestError.ts';
import { decodeValue } from './decodeValue.ts';
import { NAME } from './fieldPath.ts';
import { compareValues } from './order.ts';
import type { Order } from './orderBy.ts';
import type { Value } from './value.ts';

/** A place in the order of a query; it may name fewer values than the query has orders. */
export interface Cursor {
  readonly values: readonly Value[];
  /** Whether documents equal to the values lie inside. */
  readonly isInclusive: boolean;
}

/** Reads `startAt` or `endAt`; `before` there means "just before the values". Absent gives undefined. */
export function parseCursor(json: unknown, orders: readonly Order[], side: 'start' | 'end'): Cursor | undefined {
  if (json === undefined) return undefined;
  const { values, before } = asObject(json);
  const cursor = { values: asList(values).map(decodeValue), isInclusive: (before === true) === (side === 'start') };
  if (cursor.values.length > orders.length) throw invalid('Too many cursor values.');
  cursor.values.forEach((value, index) => {
    if (orders[index]?.field[0] === NAME && value.type !== 'reference')
      throw invalid('Cursor for __name__ must be a reference.');
  });
  return cursor;
}

/** Compares a document's values, one per order, with the cursor's: negative when the document comes first. */
export function compareWithCursor(sortValues: readonly Value[], cursor: Cursor, orders: readonly Order[]): number {
  for (const [index, value] of cursor.values.entries()) {
    const difference = compareValues(sortValues[index] as Value, value);
    if (difference !== 0) return orders[index]?.direction === 'descending' ? -difference : difference;
  }
  return 0;
}

export function isAfterStart(
  sortValues: readonly Value[],
  start: Cursor | undefined,
  orders: readonly Order[],
): boolean {
  if (!start) return true;
  const difference = compareWithCursor(sortValues, start, orders);
  return start.isInclusive ? difference >= 0 : difference > 0;
}

export function isBeforeEnd(sortValues: readonly Value[], end: Cursor | undefined, orders: readonly Order[]): boolean {
  if (!end) return true;
  const difference = compareWithCursor(sortValues, end, orders);
  return end.isInclusive ? difference <= 0 : difference < 0;
}
