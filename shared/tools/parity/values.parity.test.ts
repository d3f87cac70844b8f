import {
  Bytes,
  deleteField,
  doc,
  GeoPoint,
  getDoc,
  setDoc,
  Timestamp,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite';
import { contractCase, describeContract } from './describeContract.ts';

async function writtenAndRead(db: Firestore, fields: DocumentData): Promise<unknown> {
  const reference = doc(db, 'values/one');
  await setDoc(reference, fields);
  return getDoc(reference);
}

const VALUES: Readonly<Record<string, (db: Firestore) => unknown>> = {
  null: () => null,
  booleans: () => [true, false],
  'whole numbers': () => [0, 1, -1, 2 ** 53, -(2 ** 53), 2 ** 53 + 2],
  fractions: () => [0.1, -1.5, 1e308, 5e-324, 2 ** 64],
  'the numbers that are none': () => [NaN, Infinity, -Infinity],
  'minus zero': () => -0,
  texts: () => ['', 'नमस्ते', '😀', '\u0000', 'a\nb', '"quoted"', '\uFFFD'],
  'a long text': () => 'x'.repeat(100_000),
  dates: () => [new Date(0), new Date('2001-02-03T04:05:06.789Z'), new Date('1969-12-31T23:59:59.999Z')],
  'timestamps, which are cut to microseconds': () => [
    new Timestamp(1, 123_456_789),
    new Timestamp(1, 999),
    new Timestamp(-1, 1000),
  ],
  'the first and the last timestamp': () => [
    new Timestamp(-62_135_596_800, 0),
    new Timestamp(1_000_000_000, 999_999_000),
  ],
  bytes: () => [Bytes.fromUint8Array(new Uint8Array()), Bytes.fromUint8Array(new Uint8Array([0, 255, 128]))],
  points: () => [new GeoPoint(0, 0), new GeoPoint(28.6, 77.2), new GeoPoint(-90, 180)],
  references: (db) => [doc(db, 'a/b'), doc(db, 'a/b/c/d')],
  'empty maps and lists': () => ({ map: {}, list: [] }),
  'maps in lists in maps': () => ({ a: [{ b: { c: [1, { d: null }] } }] }),
  'names that need quotes': () => ({ 'a b': 1, 'a.b': 2, '😀': 3, 'a`b': 4, 'a\\b': 5, '0': 6, __proto: 7 }),
};

/** Values are read as they were written. */
describeContract([
  ...Object.entries(VALUES).map(([title, make]) =>
    contractCase(`stores ${title}`, (db) => writtenAndRead(db, { field: make(db) })),
  ),
  contractCase('stores a document without fields', (db) => writtenAndRead(db, {})),
  contractCase('stores ids with unusual characters', async (db) => {
    const ids = ['a b', 'a.b', '10', 'é', '😀', '-', '~', '%2F', '`', '__id7__', 'x'.repeat(500)];
    for (const id of ids) await setDoc(doc(db, 'ids', id), { id });
    return Promise.all(ids.map((id) => getDoc(doc(db, 'ids', id))));
  }),
  contractCase('gets a document that is missing', (db) => getDoc(doc(db, 'values/none'))),
  contractCase('refuses to delete a field with set', (db) => setDoc(doc(db, 'values/one'), { a: deleteField() })),
]);
