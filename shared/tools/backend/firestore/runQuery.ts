import { isAfterStart, isBeforeEnd } from './cursor.ts';
import { pathOf } from './documentName.ts';
import type { StoredDocument } from './documentStore.ts';
import { NAME, valueAt, type FieldPath } from './fieldPath.ts';
import { compareValues } from './order.ts';
import type { Order } from './orderBy.ts';
import type { Query } from './query.ts';
import type { Value } from './value.ts';

interface Candidate {
  readonly document: StoredDocument;
  /** One value per order of the query. */
  readonly sortValues: readonly Value[];
}

/** The documents of the collection that the query selects, in its order. */
export function runQuery(query: Query, documents: Iterable<StoredDocument>, root: string): StoredDocument[] {
  const candidates: Candidate[] = [];
  for (const document of documents) {
    const sortValues = sortValuesOf(document, query.orders, root);
    if (sortValues && hasAllFilters(document, query, root) && isWithinCursors(sortValues, query))
      candidates.push({ document, sortValues });
  }
  candidates.sort((a, b) => compareCandidates(a, b, query.orders));
  return candidates.slice(0, query.limit).map(({ document }) => document);
}

/** Absent when the document lacks a field of the order: such a document is in no index, so in no answer. */
function sortValuesOf(document: StoredDocument, orders: readonly Order[], root: string): readonly Value[] | undefined {
  const values = orders.map(({ field }) => fieldOf(document, field, root));
  return values.every((value) => value !== undefined) ? values : undefined;
}

function hasAllFilters(document: StoredDocument, { filters }: Query, root: string): boolean {
  return filters.every(({ field, value }) => {
    const actual = fieldOf(document, field, root);
    return actual !== undefined && compareValues(actual, value) === 0;
  });
}

function isWithinCursors(sortValues: readonly Value[], { start, end, orders }: Query): boolean {
  return isAfterStart(sortValues, start, orders) && isBeforeEnd(sortValues, end, orders);
}

function compareCandidates(a: Candidate, b: Candidate, orders: readonly Order[]): number {
  for (const [index, { direction }] of orders.entries()) {
    const difference = compareValues(a.sortValues[index] as Value, b.sortValues[index] as Value);
    if (difference !== 0) return direction === 'descending' ? -difference : difference;
  }
  return 0;
}

function fieldOf(document: StoredDocument, field: FieldPath, root: string): Value | undefined {
  if (field[0] === NAME) return { type: 'reference', value: `${root}/${pathOf(document.path)}` };
  return valueAt(document.fields, field);
}
