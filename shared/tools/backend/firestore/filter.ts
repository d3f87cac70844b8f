import { asList, asObject, asText } from '../json.ts';
import { notServed } from '../requestError.ts';
import { decodeValue } from './decodeValue.ts';
import { parseFieldPath, type FieldPath } from './fieldPath.ts';
import type { Value } from './value.ts';

/** The document has the field, and its value equals this one. */
export interface Filter {
  readonly field: FieldPath;
  readonly value: Value;
}

const NAN: Value = { type: 'number', value: NaN };

/** Reads a `where` whose parts must all hold. Throws an error for every operator but equality. */
export function parseFilters(json: unknown): readonly Filter[] {
  if (json === undefined) return [];
  const { compositeFilter, fieldFilter, unaryFilter } = asObject(json);
  if (compositeFilter) return parseComposite(compositeFilter);
  if (fieldFilter) return [parseFieldFilter(fieldFilter)];
  return [parseUnaryFilter(unaryFilter)];
}

function parseComposite(json: unknown): readonly Filter[] {
  const { op, filters } = asObject(json);
  if (op !== 'AND') throw notServed(`The composite filter ${asText(op)}`);
  return asList(filters).flatMap(parseFilters);
}

function parseFieldFilter(json: unknown): Filter {
  const { field, op, value } = asObject(json);
  const wanted = decodeValue(value);
  if (op !== 'EQUAL') throw notServed(`The filter ${asText(op)}`);
  if (wanted.type === 'null' || Number.isNaN(wanted.type === 'number' && wanted.value))
    throw notServed('EQUAL with null or NaN');
  return { field: parseField(field), value: wanted };
}

/** The SDK asks `== null` and `== NaN` this way, never as EQUAL. */
function parseUnaryFilter(json: unknown): Filter {
  const { field, op } = asObject(json);
  if (op === 'IS_NULL') return { field: parseField(field), value: { type: 'null' } };
  if (op === 'IS_NAN') return { field: parseField(field), value: NAN };
  throw notServed(`The filter ${asText(op)}`);
}

function parseField(json: unknown): FieldPath {
  return parseFieldPath(asText(asObject(json).fieldPath));
}
