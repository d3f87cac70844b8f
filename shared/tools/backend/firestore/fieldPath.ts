import { invalid } from '../request.ts';
import type { Fields, Value } from './value.ts';

/** The names from a document down to a field: `_createdBy.timestamp` is two. */
export type FieldPath = readonly string[];

/** The name that queries use for the document's own name. */
export const NAME = '__name__';

const SEGMENT = /(?:([A-Za-z_][A-Za-z_0-9]*)|`((?:[^`\\]|\\.)+)`)(\.|$)/y;

/** Reads a path whose unusual names are in backticks: a.`b c`. Throws an error when it is none. */
export function parseFieldPath(text: string): FieldPath {
  const names: string[] = [];
  SEGMENT.lastIndex = 0;
  for (let isLast = false; !isLast;) {
    const match = SEGMENT.exec(text);
    if (!match) throw invalid(`Invalid property path "${text}".`);
    const [, plainName, quotedName = '', end] = match;
    names.push(plainName ?? quotedName.replace(/\\(.)/g, '$1'));
    isLast = end === '';
  }
  return names;
}

/** The value at the path, absent when any part of the way is missing or not a map. */
export function valueAt(fields: Fields, path: FieldPath): Value | undefined {
  const [name = '', ...rest] = path;
  const value = fields.get(name);
  if (rest.length === 0) return value;
  return value?.type === 'map' ? valueAt(value.fields, rest) : undefined;
}

/** The fields with the value set at the path; a value on the way that is no map becomes one. Absent removes. */
export function withValueAt(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const [name = '', ...rest] = path;
  const result = new Map(fields);
  if (rest.length === 0) {
    if (value) result.set(name, value);
    else result.delete(name);
    return result;
  }
  const child = fields.get(name);
  const isMap = child?.type === 'map';
  if (!isMap && !value) return fields;
  return result.set(name, { type: 'map', fields: withValueAt(isMap ? child.fields : new Map(), rest, value) });
}
