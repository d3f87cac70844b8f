import type { JsonObject } from '../json.ts';

/**
 * Turns a document's plain fields into the REST form: a whole number becomes an integer, a Date a timestamp, an object
 * a map; undefined fields are left out. Throws a TypeError for what Firestore has no value for.
 */
export function restFields(fields: object): JsonObject {
  const entries = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, restValue(value)] as const],
  );
  return Object.fromEntries(entries);
}

function restValue(value: unknown): JsonObject {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return restNumber(value);
  if (typeof value === 'string') return { stringValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(restValue) } };
  if (typeof value === 'object') return { mapValue: { fields: restFields(value) } };
  throw new TypeError(`Firestore has no value for ${typeof value}.`);
}

function restNumber(value: number): JsonObject {
  if (Number.isSafeInteger(value)) return { integerValue: String(value) };
  return { doubleValue: Number.isFinite(value) ? value : String(value) };
}
