import { asList, asObject, asText } from '../json.ts';
import { RequestError } from '../requestError.ts';
import { isNameOrder, type Order } from './orderBy.ts';
import type { Query } from './query.ts';

/** A composite index: the fields of `firestore.indexes.json`, in order. */
export interface Index {
  readonly collectionGroup: string;
  readonly fields: readonly IndexField[];
}

export interface IndexField {
  readonly fieldPath: string;
  readonly order: 'ASCENDING' | 'DESCENDING';
}

/** Reads the content of a `firestore.indexes.json`. */
export function parseIndexes(json: unknown): readonly Index[] {
  return asList(asObject(json).indexes).map((index) => ({
    collectionGroup: asText(asObject(index).collectionGroup),
    fields: asList(asObject(index).fields).map((field) => ({
      fieldPath: asText(asObject(field).fieldPath),
      order: asObject(field).order === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING',
    })),
  }));
}

/** What a query asks of an index: the fields it wants equal, then the order of the rest. */
export interface IndexNeed {
  readonly collectionGroup: string;
  readonly equal: readonly string[];
  readonly ordered: readonly IndexField[];
}

/** Throws what production answers when a composite index is missing. Google's emulator never does. */
export function requireIndex(query: Query, indexes: readonly Index[]): void {
  const need = neededIndex(query);
  if (!need || indexes.some((index) => covers(index, need))) return;
  throw new RequestError(
    'FAILED_PRECONDITION',
    `The query requires an index. Add it to firestore.indexes.json: ${describe(need)}`,
  );
}

/** Undefined when Firestore's automatic single-field indexes do: only equal fields, or only one order. */
export function neededIndex({ collection, filters, askedOrders }: Query): IndexNeed | undefined {
  const equal = [...new Set(filters.map(({ field }) => field.join('.')))];
  const ordered = withoutImpliedName(askedOrders)
    .map(indexFieldOf)
    .filter(({ fieldPath }) => !equal.includes(fieldPath));
  if (ordered.length === 0 || (ordered.length === 1 && equal.length === 0)) return undefined;
  return { collectionGroup: collection.split('/').at(-1) ?? '', equal, ordered };
}

/** The equal fields may stand in any order; the others as asked, or all of them the other way round. */
export function covers(index: Index, { collectionGroup, equal, ordered }: IndexNeed): boolean {
  const [equalFields, orderedFields] = [index.fields.slice(0, equal.length), index.fields.slice(equal.length)];
  return (
    index.collectionGroup === collectionGroup &&
    equal.every((path) => equalFields.some(({ fieldPath }) => fieldPath === path)) &&
    (isSameOrder(orderedFields, ordered) || isSameOrder(orderedFields, ordered.map(reversed)))
  );
}

/** Every index ends with the document's name in the direction of its last field: that order comes free. */
function withoutImpliedName(orders: readonly Order[]): readonly Order[] {
  const last = orders.at(-1);
  const impliedDirection = orders.at(-2)?.direction ?? 'ascending';
  return last && isNameOrder(last) && last.direction === impliedDirection ? orders.slice(0, -1) : orders;
}

function indexFieldOf({ field, direction }: Order): IndexField {
  return { fieldPath: field.join('.'), order: direction === 'ascending' ? 'ASCENDING' : 'DESCENDING' };
}

function reversed({ fieldPath, order }: IndexField): IndexField {
  return { fieldPath, order: order === 'ASCENDING' ? 'DESCENDING' : 'ASCENDING' };
}

function isSameOrder(a: readonly IndexField[], b: readonly IndexField[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ fieldPath, order }, at) => b[at]?.fieldPath === fieldPath && b[at]?.order === order)
  );
}

function describe({ collectionGroup, equal, ordered }: IndexNeed): string {
  const fields = [...equal.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })), ...ordered];
  return JSON.stringify({ collectionGroup, queryScope: 'COLLECTION', fields });
}
