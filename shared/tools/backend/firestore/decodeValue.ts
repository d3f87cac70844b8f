import { asList, asObject } from '../json.ts';
import { invalid } from '../requestError.ts';
import { cutToMicroseconds, parseTimestamp } from './timestamp.ts';
import type { Fields, Value } from './value.ts';

/** A field name between two underscores on each side belongs to Firestore. */
const RESERVED_NAME = /^__.*__$/;

/** Reads one value in the REST form, `{ "stringValue": "x" }`. Throws an error when it is none. */
export function decodeValue(json: unknown): Value {
  const entries = Object.entries(asObject(json));
  const [kind, content] = entries[0] ?? [];
  const decode = DECODERS.get(kind ?? '');
  if (!decode || entries.length !== 1) throw invalid('A value must have exactly one type.');
  return decode(content);
}

/** Reads the `fields` of a document or of a map value. */
export function decodeFields(json: unknown): Fields {
  return new Map(
    Object.entries(asObject(json)).map(([name, value]) => {
      if (name === '' || RESERVED_NAME.test(name)) throw invalid(`Invalid field name: "${name}".`);
      return [name, decodePart(value)];
    }),
  );
}

/**
 * A value inside another or in a document has the microseconds that Firestore stores. One that a query names by itself keeps
 * its nanoseconds: Google's emulator compares them as they came.
 */
function decodePart(json: unknown): Value {
  const value = decodeValue(json);
  return value.type === 'timestamp' ? { type: 'timestamp', value: cutToMicroseconds(value.value) } : value;
}

const DECODERS: ReadonlyMap<string, (content: unknown) => Value> = new Map(
  Object.entries<(content: unknown) => Value>({
    nullValue: () => ({ type: 'null' }),
    booleanValue: (content) => ({ type: 'boolean', value: content === true }),
    integerValue: (content) => ({ type: 'number', value: integer(content) }),
    doubleValue: (content) => ({ type: 'number', value: double(content) }),
    timestampValue: (content) => ({ type: 'timestamp', value: parseTimestamp(text(content)) }),
    stringValue: (content) => ({ type: 'string', value: text(content) }),
    bytesValue: (content) => ({ type: 'bytes', value: Buffer.from(text(content), 'base64') }),
    referenceValue: (content) => ({ type: 'reference', value: text(content) }),
    geoPointValue: (content) => {
      const { latitude = 0, longitude = 0 } = asObject(content);
      return { type: 'geoPoint', latitude: double(latitude), longitude: double(longitude) };
    },
    arrayValue: (content) => ({ type: 'array', values: asList(asObject(content).values).map(decodePart) }),
    mapValue: (content) => ({ type: 'map', fields: decodeFields(asObject(content).fields) }),
  }),
);

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

/** `+ 0` turns -0 into 0: Firestore does not keep the sign of zero. */
function double(content: unknown): number {
  const value = typeof content === 'string' ? Number(content) : content;
  if (typeof value !== 'number' || (Number.isNaN(value) && content !== 'NaN'))
    throw invalid(`Invalid number: "${content}".`);
  return value + 0;
}
