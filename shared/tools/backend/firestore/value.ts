import { asList, asObject, type JsonObject } from '../json.ts';
import { invalid } from '../request.ts';
import { cutToMicroseconds, formatTimestamp, parseTimestamp, type Timestamp } from './timestamp.ts';

/** A Firestore value. Integers are bigint and doubles number, so that both have every digit. */
export type Value =
  | { readonly type: 'null' }
  | { readonly type: 'boolean'; readonly value: boolean }
  | { readonly type: 'number'; readonly value: bigint | number }
  | { readonly type: 'timestamp'; readonly value: Timestamp }
  | { readonly type: 'string'; readonly value: string }
  | { readonly type: 'bytes'; readonly value: Buffer }
  | { readonly type: 'reference'; readonly value: string }
  | { readonly type: 'geoPoint'; readonly latitude: number; readonly longitude: number }
  | { readonly type: 'array'; readonly values: readonly Value[] }
  | { readonly type: 'map'; readonly fields: Fields };

export type Fields = ReadonlyMap<string, Value>;

/** A field name between two underscores on each side is reserved for Firestore. */
const RESERVED_NAME = /^__.*__$/;

/** Reads one value in the REST form, `{ "stringValue": "x" }`. Throws an error when it is none. */
export function decodeValue(json: unknown): Value {
  const entries = Object.entries(asObject(json));
  const [kind, content] = entries[0] ?? [];
  if (kind === undefined || entries.length > 1) throw invalid('A value must have exactly one type.');
  switch (kind) {
    case 'nullValue':
      return { type: 'null' };
    case 'booleanValue':
      return { type: 'boolean', value: content === true };
    case 'integerValue':
      return { type: 'number', value: integer(content) };
    case 'doubleValue':
      return { type: 'number', value: double(content) };
    case 'timestampValue':
      return { type: 'timestamp', value: parseTimestamp(text(content)) };
    case 'stringValue':
      return { type: 'string', value: text(content) };
    case 'bytesValue':
      return { type: 'bytes', value: Buffer.from(text(content), 'base64') };
    case 'referenceValue':
      return { type: 'reference', value: text(content) };
    case 'geoPointValue': {
      const { latitude = 0, longitude = 0 } = asObject(content);
      return { type: 'geoPoint', latitude: double(latitude), longitude: double(longitude) };
    }
    case 'arrayValue':
      return { type: 'array', values: asList(asObject(content).values).map(decodeStored) };
    case 'mapValue':
      return { type: 'map', fields: decodeFields(asObject(content).fields) };
    default:
      throw invalid(`Unknown type of value: "${kind}".`);
  }
}

/** Reads the `fields` of a document or of a map value. */
export function decodeFields(json: unknown): Fields {
  return new Map(
    Object.entries(asObject(json)).map(([name, value]) => {
      if (name === '' || RESERVED_NAME.test(name)) throw invalid(`Invalid field name: "${name}".`);
      return [name, decodeStored(value)];
    }),
  );
}

/**
 * A value inside another or in a document has the microseconds that Firestore stores. One that a query names by itself
 * has its nanoseconds: Google's emulator compares them as they came.
 */
function decodeStored(json: unknown): Value {
  const value = decodeValue(json);
  return value.type === 'timestamp' ? { type: 'timestamp', value: cutToMicroseconds(value.value) } : value;
}

/** Writes a value in the REST form. */
export function encodeValue(value: Value): JsonObject {
  switch (value.type) {
    case 'null':
      return { nullValue: null };
    case 'number':
      return typeof value.value === 'bigint'
        ? { integerValue: String(value.value) }
        : { doubleValue: Number.isFinite(value.value) ? value.value : String(value.value) };
    case 'timestamp':
      return { timestampValue: formatTimestamp(value.value) };
    case 'bytes':
      return { bytesValue: value.value.toString('base64') };
    case 'geoPoint': // JSON has no undefined: a zero is omitted, as protobuf omits it
      return {
        geoPointValue: { latitude: value.latitude || undefined, longitude: value.longitude || undefined },
      };
    case 'array':
      return { arrayValue: value.values.length > 0 ? { values: value.values.map(encodeValue) } : {} };
    case 'map':
      return { mapValue: value.fields.size > 0 ? { fields: encodeFields(value.fields) } : {} };
    default:
      return { [`${value.type}Value`]: value.value };
  }
}

/** Writes the fields of a document or of a map value. */
export function encodeFields(fields: Fields): JsonObject {
  return Object.fromEntries([...fields].map(([name, value]) => [name, encodeValue(value)]));
}

function text(content: unknown): string {
  if (typeof content !== 'string') throw invalid('Expected a text.');
  return content;
}

function integer(content: unknown): bigint {
  if (!/^-?\d{1,19}$/.test(String(content))) throw invalid(`Invalid integer: "${content}".`);
  const value = BigInt(String(content));
  if (BigInt.asIntN(64, value) !== value) throw invalid(`Integer out of range: "${content}".`);
  return value;
}

/** `+ 0` makes -0 a 0: Firestore does not store the sign of zero. */
function double(content: unknown): number {
  const value = typeof content === 'string' ? Number(content) : content;
  if (typeof value !== 'number' || (Number.isNaN(value) && content !== 'NaN'))
    throw invalid(`Invalid number: "${content}".`);
  return value + 0;
}
