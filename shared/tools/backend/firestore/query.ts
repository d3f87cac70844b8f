import { asList, asObject, asText, type JsonObject } from '../json.ts';
import { invalid, notServed } from '../requestError.ts';
import { parseCursor, type Cursor } from './cursor.ts';
import { parseCollectionName } from './documentName.ts';
import { parseFilters, type Filter } from './filter.ts';
import { parseOrders, withNameOrder, type Order } from './orderBy.ts';

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

/** Reads a `structuredQuery` below the parent. Throws an error when it is wrong or asks what is not served. */
export function parseQuery(json: unknown, parent: string, root: string): Query {
  const query = asObject(json);
  const unserved = Object.keys(query).find((part) => !SERVED_PARTS.includes(part));
  if (unserved !== undefined) throw notServed(`The query part "${unserved}"`);

  const filters = parseFilters(query.where);
  const askedOrders = parseOrders(query.orderBy, filters.length > 0);
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

function parseLimit(json: unknown): number | undefined {
  if (json === undefined || json === null) return undefined;
  const limit = Number(asObject(json).value ?? json);
  if (!Number.isInteger(limit) || limit < 0) throw invalid('limit is negative or no whole number');
  return limit;
}
