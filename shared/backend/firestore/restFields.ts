import type { JsonObject } from '../json.ts';

/** Plain values as a seed writes them. A whole number becomes an integer, a Date a timestamp. */
export type Plain = null | boolean | number | string | Date | readonly Plain[] | { readonly [name: string]: Plain | undefined };

/** Turns a document's plain fields into the REST form; undefined fields are left out. */
export function restFields(fields: Readonly<Record<string, Plain | undefined>>): JsonObject {
  const entries = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, restValue(value)] as const]));
  return Object.fromEntries(entries);
}

function restValue(value: Plain): JsonObject {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: Number.isFinite(value) ? value : String(value) };
  if (typeof value === 'string') return { stringValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (isList(value)) return { arrayValue: { values: value.map(restValue) } };
  return { mapValue: { fields: restFields(value) } };
}

/** `Array.isArray` alone does not narrow a readonly list. */
function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value);
}
