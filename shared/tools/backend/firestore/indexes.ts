import { RequestError } from '../request.ts';
import { isNameOrder, type Query } from './query.ts';

/** A composite index, as `firestore.indexes.json` has it. */
export interface Index {
  readonly collectionGroup: string;
  readonly fields: readonly IndexField[];
}

interface IndexField {
  readonly fieldPath: string;
  readonly order: 'ASCENDING' | 'DESCENDING';
}

/** The fields that a query needs in an index: those that must be equal, then the order of the rest. */
interface IndexNeed {
  readonly collectionGroup: string;
  readonly equal: readonly string[];
  readonly ordered: readonly IndexField[];
}

/** Throws the error of production when a composite index is missing. Google's emulator never does. */
export function requireIndex(query: Query, indexes: readonly Index[]): void {
  const need = neededIndex(query);
  if (!need || indexes.some((index) => covers(index, need))) return;
  const { collectionGroup, equal, ordered } = need;
  const fields = [...equal.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })), ...ordered];
  const missing = JSON.stringify({ collectionGroup, queryScope: 'COLLECTION', fields });
  throw new RequestError(
    'FAILED_PRECONDITION',
    `The query requires an index. Add it to firestore.indexes.json: ${missing}`,
  );
}

/** Undefined when Firestore's automatic single-field indexes suffice: only equal fields, or only one order. */
export function neededIndex({ collection, filters, requestedOrders }: Query): IndexNeed | undefined {
  const equal = [...new Set(filters.map(({ field }) => field.join('.')))];
  // Every index ends with the document's name in the direction of its last field: that order needs no field.
  const last = requestedOrders.at(-1);
  const impliedDirection = requestedOrders.at(-2)?.direction ?? 'ascending';
  const isImplied = last && isNameOrder(last) && last.direction === impliedDirection;
  const ordered = (isImplied ? requestedOrders.slice(0, -1) : requestedOrders)
    .map(({ field, direction }) => ({ fieldPath: field.join('.'), order: ORDERS[direction] }))
    .filter(({ fieldPath }) => !equal.includes(fieldPath));
  if (ordered.length === 0 || (ordered.length === 1 && equal.length === 0)) return undefined;
  return { collectionGroup: collection.split('/').at(-1)!, equal, ordered };
}

const ORDERS = { ascending: 'ASCENDING', descending: 'DESCENDING' } as const;

/** The equal fields may stand in any order; the others as requested, or all of them reversed. */
export function covers(index: Index, { collectionGroup, equal, ordered }: IndexNeed): boolean {
  const [equalFields, orderedFields] = [index.fields.slice(0, equal.length), index.fields.slice(equal.length)];
  const haveSameFields =
    index.collectionGroup === collectionGroup &&
    equal.every((path) => equalFields.some(({ fieldPath }) => fieldPath === path)) &&
    orderedFields.map(({ fieldPath }) => fieldPath).join() === ordered.map(({ fieldPath }) => fieldPath).join();
  const sameDirections = orderedFields.filter(({ order }, position) => order === ordered[position]?.order).length;
  return haveSameFields && (sameDirections === ordered.length || sameDirections === 0);
}
