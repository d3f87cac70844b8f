import { asList, asObject, asText, type JsonObject } from '../json.ts';
import { invalid, notServed, Refusal } from '../refusal.ts';
import { parseCursor, type Cursor } from './cursor.ts';
import { parseCollectionName } from './documentName.ts';
import { NAME, parseFieldPath, type FieldPath } from './fieldPath.ts';
import { parseFilters, type Filter } from './filter.ts';

export interface Order {
  readonly field: FieldPath;
  readonly direction: 'ascending' | 'descending';
}

export interface Query {
  readonly collection: string;
  readonly filters: readonly Filter[];
  /** As asked, without the name that Firestore adds at the end. */
  readonly askedOrders: readonly Order[];
  /** The complete order: always ends with the document's name. */
  readonly orders: readonly Order[];
  readonly limit?: number;
  readonly start?: Cursor;
  readonly end?: Cursor;
}

const SERVED_PARTS: readonly string[] = ['from', 'where', 'orderBy', 'limit', 'startAt', 'endAt'];

/** Reads a `structuredQuery` below the parent. Throws a refusal when it is wrong or asks what is not served. */
export function parseQuery(json: unknown, parent: string, root: string): Query {
  const query = asObject(json);
  const unserved = Object.keys(query).find((part) => !SERVED_PARTS.includes(part));
  if (unserved !== undefined) throw notServed(`The query part "${unserved}"`);

  const filters = parseFilters(query.where);
  const askedOrders = asList(query.orderBy).map(parseOrder);
  if (filters.length === 0) refuseDescendingNames(askedOrders);
  const orders = withNameOrder(askedOrders);
  return {
    collection: parseCollectionName(parent, parseCollectionId(query), root),
    filters,
    askedOrders,
    orders,
    limit: parseLimit(query.limit),
    start: parseCursor(query.startAt, orders, 'start'),
    end: parseCursor(query.endAt, orders, 'end'),
  };
}

function parseCollectionId(query: JsonObject): string {
  const [from, ...more] = asList(query.from).map(asObject);
  if (!from || more.length > 0) throw invalid('A query must be from exactly one collection.');
  if (from.allDescendants === true) throw notServed('A collection group query');
  return asText(from.collectionId);
}

function parseOrder(json: unknown): Order {
  const { field, direction } = asObject(json);
  return { field: parseFieldPath(asText(asObject(field).fieldPath)), direction: direction === 'DESCENDING' ? 'descending' : 'ascending' };
}

/** Firestore cannot walk a whole collection backwards by name. */
function refuseDescendingNames([first]: readonly Order[]): void {
  if (first && isNameOrder(first) && first.direction === 'descending') {
    throw new Refusal('FAILED_PRECONDITION', 'Firestore does not support descending key scans');
  }
}

/** Documents equal in every asked order are ordered by name, in the direction of the last asked one. */
function withNameOrder(asked: readonly Order[]): readonly Order[] {
  const names = asked.findIndex(isNameOrder);
  if (names !== -1) return asked.slice(0, names + 1);
  return [...asked, { field: [NAME], direction: asked.at(-1)?.direction ?? 'ascending' }];
}

function isNameOrder({ field }: Order): boolean {
  return field.length === 1 && field[0] === NAME;
}

function parseLimit(json: unknown): number | undefined {
  if (json === undefined || json === null) return undefined;
  const limit = Number(asObject(json).value ?? json);
  if (!Number.isInteger(limit) || limit < 0) throw invalid('limit is negative or no whole number');
  return limit;
}
