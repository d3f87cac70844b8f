import { asList, asObject, asText } from '../json.ts';
import { RequestError } from '../requestError.ts';
import { NAME, parseFieldPath, type FieldPath } from './fieldPath.ts';

export interface Order {
  readonly field: FieldPath;
  readonly direction: 'ascending' | 'descending';
}

/** Reads an `orderBy`. Throws an error for a whole collection backwards by name, which Firestore cannot walk. */
export function parseOrders(json: unknown, hasFilters: boolean): readonly Order[] {
  const orders = asList(json).map(parseOrder);
  const [first] = orders;
  if (!hasFilters && first && isNameOrder(first) && first.direction === 'descending') {
    throw new RequestError('FAILED_PRECONDITION', 'Firestore does not support descending key scans');
  }
  return orders;
}

/** Documents equal in every asked order are ordered by name, in the direction of the last asked one. */
export function withNameOrder(asked: readonly Order[]): readonly Order[] {
  const nameAt = asked.findIndex(isNameOrder);
  if (nameAt !== -1) return asked.slice(0, nameAt + 1); // no two names are equal: what follows orders nothing
  return [...asked, { field: [NAME], direction: asked.at(-1)?.direction ?? 'ascending' }];
}

export function isNameOrder({ field }: Order): boolean {
  return field.length === 1 && field[0] === NAME;
}

function parseOrder(json: unknown): Order {
  const { field, direction } = asObject(json);
  return {
    field: parseFieldPath(asText(asObject(field).fieldPath)),
    direction: direction === 'DESCENDING' ? 'descending' : 'ascending',
  };
}
