import { invalid } from '../request.ts';
import type { Fields, Value } from './value.ts';

/** Firestore's limits (https://firebase.google.com/docs/firestore/quotas), refused as Google's emulator refuses them. */
const MAX_DOCUMENT_BYTES = 1_048_576;
const MAX_VALUE_BYTES = 1_048_487;
const MAX_NAME_BYTES = 1_500;
const MAX_DEPTH = 20;
const MAX_PATH_SEGMENTS = 200;
/** Filters and orders together. */
const MAX_QUERY_PARTS = 100;
/** Of the values of IN. */
const MAX_ALTERNATIVES = 30;

/** Between two underscores on each side a name is Firestore's own; `__id7__` is what a number looks like. */
const RESERVED_ID = /^__(?!id-?\d+__$).+__$/s;

/** Throws where a segment of a path, or the path, is none that Firestore takes. */
export function checkSegments(segments: readonly string[]): void {
  if (segments.length > MAX_PATH_SEGMENTS) throw invalid('Key path is too long. Cannot exceed 100 elements.');
  for (const segment of segments) {
    if (Buffer.byteLength(segment) > MAX_NAME_BYTES)
      throw invalid('The key path element name is longer than 1500 bytes.');
    if (segment === '.' || segment === '..' || RESERVED_ID.test(segment))
      throw invalid(`Resource id "${segment}" is invalid because it is reserved.`);
  }
}

/** `path` is the document's, from its first collection. Throws where the fields of a write are too large, too deep, or what no document may hold. */
export function checkDocument(path: string, fields: Fields): void {
  const nameBytes = path.split('/').reduce((sum, name) => sum + bytesOf(name), 16);
  if (nameBytes + fieldsBytes(fields, 1) + 32 > MAX_DOCUMENT_BYTES)
    throw invalid(`maximum entity size is ${MAX_DOCUMENT_BYTES} bytes`);
}

export function checkQueryParts(count: number): void {
  if (count > MAX_QUERY_PARTS)
    throw invalid(`The query may not have more than ${MAX_QUERY_PARTS} filters + sort orders.`);
}

/** `counts`: how many values each filter allows. Each combination of one value of each is a query of its own. */
export function checkAlternatives(counts: readonly number[]): void {
  if (counts.reduce((product, count) => product * count, 1) > MAX_ALTERNATIVES)
    throw invalid(`The query may not have more than ${MAX_ALTERNATIVES} disjunctions.`);
}

/** As Firestore counts texts. */
const bytesOf = (text: string): number => Buffer.byteLength(text) + 1;

function fieldsBytes(fields: Fields, depth: number): number {
  let bytes = 0;
  for (const [name, value] of fields) {
    if (Buffer.byteLength(name) > MAX_NAME_BYTES) throw invalid('The property.name is longer than 1500 bytes.');
    bytes += bytesOf(name) + valueBytes(value, depth, name);
  }
  return bytes;
}

/** `depth` is the value's own: 1 in a document. `name` is for the message. */
function valueBytes(value: Value, depth: number, name: string): number {
  switch (value.type) {
    case 'null':
    case 'boolean':
      return 1;
    case 'number':
    case 'timestamp':
      return 8;
    case 'geoPoint':
      return 16;
    case 'string':
      return 1 + checkedLength(Buffer.byteLength(value.value), name);
    case 'bytes':
      return checkedLength(value.value.length, name);
    case 'reference':
      return value.value
        .split('/')
        .slice(5)
        .reduce((sum, segment) => sum + bytesOf(segment), 16);
    default:
      if (depth > MAX_DEPTH) throw invalid(`Property ${name} contains an invalid nested entity.`);
      return value.type === 'map'
        ? fieldsBytes(value.fields, depth + 1)
        : value.values.reduce((sum, item) => sum + itemBytes(item, depth, name), 0);
  }
}

function itemBytes(item: Value, depth: number, name: string): number {
  if (item.type === 'array') throw invalid('Cannot convert an array value in an array value.');
  return valueBytes(item, depth + 1, name);
}

function checkedLength(bytes: number, name: string): number {
  if (bytes > MAX_VALUE_BYTES)
    throw invalid(`The value of property "${name}" is longer than ${MAX_VALUE_BYTES} bytes.`);
  return bytes;
}
