import { asList, asObject, asText, type JsonObject } from '../json.ts';
import { invalid, notServed, RequestError } from '../request.ts';
import { parseCollectionName } from './document.ts';
import { checkAlternatives, checkQueryParts } from './limits.ts';
import { NAME, parseFieldPath, type FieldPath } from './fieldPath.ts';
import { decodeValue, type Value } from './value.ts';

export interface Query {
  readonly collection: string;
  readonly filters: readonly Filter[];
  /** As requested, without the name that Firestore adds at the end. */
  readonly requestedOrders: readonly Order[];
  /** The complete order: always ends with the document's name. */
  readonly orders: readonly Order[];
  readonly limit?: number;
  readonly start?: Cursor;
  readonly end?: Cursor;
}

/** The document has the field, and its value equals one of these. */
interface Filter {
  readonly field: FieldPath;
  readonly values: readonly Value[];
}

export interface Order {
  readonly field: FieldPath;
  readonly direction: 'ascending' | 'descending';
}

/** A position in the order of a query; it may name fewer values than the query has orders. */
interface Cursor {
  readonly values: readonly Value[];
  /** True when documents equal to the values are included. */
  readonly isInclusive: boolean;
}

const SERVED_PARTS: readonly string[] = ['from', 'where', 'orderBy', 'limit', 'startAt', 'endAt'];

/** Reads a `structuredQuery` below the parent. Throws an error when it is wrong or has a part that is not served. */
export function parseQuery(json: unknown, parent: string, root: string): Query {
  const query = asObject(json);
  const unserved = Object.keys(query).find((part) => !SERVED_PARTS.includes(part));
  if (unserved !== undefined) throw notServed(`The query part "${unserved}"`);

  const filters = parseFilters(query.where);
  const requestedOrders = asList(query.orderBy).map(parseOrder);
  checkQueryParts(filters.length + requestedOrders.length);
  checkAlternatives(filters.map(({ values }) => values.length));
  const [first] = requestedOrders;
  if (filters.length === 0 && first && isNameOrder(first) && first.direction === 'descending')
    throw new RequestError('FAILED_PRECONDITION', 'Firestore does not support descending key scans');
  const orders = withNameOrder(requestedOrders);
  return {
    collection: parseCollectionName(parent, parseCollectionId(query), root),
    filters,
    requestedOrders,
    orders,
    limit: parseLimit(query.limit),
    start: parseCursor(query.startAt, orders, 'start'),
    end: parseCursor(query.endAt, orders, 'end'),
  };
}

export function isNameOrder({ field }: Order): boolean {
  return field.length === 1 && field[0] === NAME;
}

function parseCollectionId(query: JsonObject): string {
  const [from, ...more] = asList(query.from).map(asObject);
  if (!from || more.length > 0) throw invalid('A query must be from exactly one collection.');
  if (from.allDescendants === true) throw notServed('A collection group query');
  return asText(from.collectionId);
}

/** Reads a `where` whose parts must all hold. Throws an error for every operator but EQUAL and IN. */
function parseFilters(json: unknown): readonly Filter[] {
  if (json === undefined) return [];
  const { compositeFilter, fieldFilter, unaryFilter } = asObject(json);
  if (compositeFilter) {
    const { op, filters } = asObject(compositeFilter);
    if (op !== 'AND') throw notServed(`The composite filter ${asText(op)}`);
    return asList(filters).flatMap(parseFilters);
  }
  const { field, op, value } = asObject(fieldFilter ?? unaryFilter);
  return [{ field: parseField(field), values: fieldFilter ? wantedValues(op, value) : [unaryValue(op)] }];
}

function wantedValues(op: unknown, value: unknown): readonly Value[] {
  const wanted = decodeValue(value);
  if (op === 'IN') return listedValues(wanted);
  if (op !== 'EQUAL') throw notServed(`The filter ${asText(op)}`);
  if (isNullOrNan(wanted)) throw notServed('EQUAL with null or NaN');
  return [wanted];
}

/** The values that IN compares with: each is an equality, and null and NaN equal nothing. */
function listedValues(wanted: Value): readonly Value[] {
  if (wanted.type !== 'array') throw invalid("'IN' requires an ArrayValue.");
  if (wanted.values.length === 0) throw invalid("'IN' requires a non-empty ArrayValue.");
  return wanted.values.filter((value) => !isNullOrNan(value));
}

function unaryValue(op: unknown): Value {
  const value = UNARY_VALUES.get(op);
  if (!value) throw notServed(`The filter ${asText(op)}`);
  return value;
}

/** The SDK sends `== null` and `== NaN` as these unary filters, never as EQUAL. */
const UNARY_VALUES: ReadonlyMap<unknown, Value> = new Map<unknown, Value>([
  ['IS_NULL', { type: 'null' }],
  ['IS_NAN', { type: 'number', value: NaN }],
]);

function isNullOrNan(value: Value): boolean {
  return value.type === 'null' || (value.type === 'number' && Number.isNaN(value.value));
}

function parseOrder(json: unknown): Order {
  const { field, direction } = asObject(json);
  return { field: parseField(field), direction: direction === 'DESCENDING' ? 'descending' : 'ascending' };
}

/** Documents equal in every requested order are ordered by name, in the direction of the last requested one. */
function withNameOrder(requested: readonly Order[]): readonly Order[] {
  const nameIndex = requested.findIndex(isNameOrder);
  if (nameIndex !== -1) return requested.slice(0, nameIndex + 1); // no two names are equal: the rest orders nothing
  return [...requested, { field: [NAME], direction: requested.at(-1)?.direction ?? 'ascending' }];
}

function parseLimit(json: unknown): number | undefined {
  if (json === undefined || json === null) return undefined;
  const limit = Number(asObject(json).value ?? json);
  if (!Number.isInteger(limit) || limit < 0) throw invalid('limit is negative or no whole number');
  return limit;
}

/** Reads `startAt` or `endAt`; `before` there means "just before the values". Absent gives undefined. */
function parseCursor(json: unknown, orders: readonly Order[], side: 'start' | 'end'): Cursor | undefined {
  if (json === undefined) return undefined;
  const { values: list, before } = asObject(json);
  const values = asList(list).map(decodeValue);
  if (values.length > orders.length) throw invalid('Too many cursor values.');
  if (values.some(({ type }, index) => orders[index]!.field[0] === NAME && type !== 'reference'))
    throw invalid('Cursor for __name__ must be a reference.');
  return { values, isInclusive: (before === true) === (side === 'start') };
}

function parseField(json: unknown): FieldPath {
  return parseFieldPath(asText(asObject(json).fieldPath));
}
