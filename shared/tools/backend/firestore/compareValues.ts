import { compareTimestamps } from './timestamp.ts';
import type { Fields, Value } from './value.ts';

/** Firestore's order of types; a value of an earlier type comes before every value of a later one. */
const TYPE_ORDER = 'null boolean number timestamp string bytes reference geoPoint array map'.split(' ');

/** Firestore's order of any two values: negative, zero (equal, so 1 and 1.0 too) or positive. */
export function compareValues(a: Value, b: Value): number {
  if (a.type === 'null' && b.type === 'null') return 0;
  if (a.type === 'boolean' && b.type === 'boolean') return Number(a.value) - Number(b.value);
  if (a.type === 'number' && b.type === 'number') return compareNumbers(a.value, b.value);
  if (a.type === 'timestamp' && b.type === 'timestamp') return compareTimestamps(a.value, b.value);
  if (a.type === 'string' && b.type === 'string') return compareTexts(a.value, b.value);
  if (a.type === 'bytes' && b.type === 'bytes') return Buffer.compare(a.value, b.value);
  if (a.type === 'reference' && b.type === 'reference') return compareNames(a.value, b.value);
  if (a.type === 'geoPoint' && b.type === 'geoPoint')
    return compareNumbers(a.latitude, b.latitude) || compareNumbers(a.longitude, b.longitude);
  if (a.type === 'array' && b.type === 'array') return compareLists(a.values, b.values, compareValues);
  if (a.type === 'map' && b.type === 'map') return compareMaps(a.fields, b.fields);
  return TYPE_ORDER.indexOf(a.type) - TYPE_ORDER.indexOf(b.type);
}

/** NaN first. JavaScript compares a bigint with a number exactly, without rounding either. */
function compareNumbers(a: bigint | number, b: bigint | number): number {
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : -1;
  if (Number.isNaN(b)) return 1;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The order of the UTF-8 bytes. JavaScript's `<` orders UTF-16 units, and so puts an emoji before U+FFFD. */
export function compareTexts(a: string, b: string): number {
  return a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b));
}

/** The order of document names, segment by segment. */
export function compareNames(a: string, b: string): number {
  return compareLists(a.split('/'), b.split('/'), compareIds);
}

const NUMERIC_ID = /^__id(-?\d+)__$/;

/** Ids of the form `__id7__` are numbers to Firestore; they come first, in the order of the numbers. */
function compareIds(a: string, b: string): number {
  const [numberOfA, numberOfB] = [NUMERIC_ID.exec(a)?.[1], NUMERIC_ID.exec(b)?.[1]];
  if (numberOfA && numberOfB) return compareNumbers(BigInt(numberOfA), BigInt(numberOfB));
  if (numberOfA || numberOfB) return numberOfA ? -1 : 1;
  return compareTexts(a, b);
}

function compareLists<T>(a: readonly T[], b: readonly T[], compare: (a: T, b: T) => number): number {
  for (const [index, item] of a.slice(0, b.length).entries()) {
    const difference = compare(item, b[index]!);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** Maps are compared as lists of (name, value), ordered by name. */
function compareMaps(a: Fields, b: Fields): number {
  const [entriesOfA, entriesOfB] = [a, b].map((map) => [...map].toSorted(([x], [y]) => compareTexts(x, y)));
  return compareLists(
    entriesOfA!,
    entriesOfB!,
    ([x, valueX], [y, valueY]) => compareTexts(x, y) || compareValues(valueX, valueY),
  );
}
