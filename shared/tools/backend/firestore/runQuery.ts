import { compareValues } from './compareValues.ts';
import { pathOf, type StoredDocument } from './document.ts';
import { NAME, valueAt, type FieldPath } from './fieldPath.ts';
import type { Order, Query } from './query.ts';
import type { Value } from './value.ts';

/** The documents of the collection that the query selects, in its order. */
export function runQuery(query: Query, documents: Iterable<StoredDocument>, root: string): StoredDocument[] {
  const { filters, orders, start, end, limit } = query;
  const candidates: { document: StoredDocument; sortValues: readonly Value[] }[] = [];
  for (const document of documents) {
    // A document that lacks a field of the order is in no index, and so in no result.
    const sortValues = orders.map(({ field }) => fieldOf(document, field, root));
    if (!sortValues.every((value) => value !== undefined)) continue;
    const hasAllFilters = filters.every(({ field, values }) => isOneOf(fieldOf(document, field, root), values));
    const fromStart = start ? compareInOrder(sortValues, start.values, orders) : 1;
    const fromEnd = end ? compareInOrder(sortValues, end.values, orders) : -1;
    const isWithinCursors =
      (fromStart > 0 || (fromStart === 0 && start?.isInclusive)) &&
      (fromEnd < 0 || (fromEnd === 0 && end?.isInclusive));
    if (hasAllFilters && isWithinCursors) candidates.push({ document, sortValues });
  }
  candidates.sort((a, b) => compareInOrder(a.sortValues, b.sortValues, orders));
  return candidates.slice(0, limit).map(({ document }) => document);
}

/** Compares values, one per order; the second list may be shorter. Negative when the first comes first. */
function compareInOrder(a: readonly Value[], b: readonly Value[], orders: readonly Order[]): number {
  for (const [index, value] of b.entries()) {
    const difference = compareValues(a[index]!, value);
    if (difference !== 0) return orders[index]!.direction === 'descending' ? -difference : difference;
  }
  return 0;
}

function isOneOf(actual: Value | undefined, values: readonly Value[]): boolean {
  return actual !== undefined && values.some((value) => compareValues(actual, value) === 0);
}

function fieldOf(document: StoredDocument, field: FieldPath, root: string): Value | undefined {
  if (field[0] === NAME) return { type: 'reference', value: `${root}/${pathOf(document.path)}` };
  return valueAt(document.fields, field);
}
