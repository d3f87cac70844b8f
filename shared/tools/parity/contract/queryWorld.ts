import { Bytes, doc, GeoPoint, Timestamp, type Firestore } from 'firebase/firestore/lite';

const by = (name: string, seconds: number) => ({ name, timestamp: new Timestamp(seconds, 0) });

/** Posts with ties in every order, a missing field (p6 has no likes) and a null. */
export const POSTS: Readonly<Record<string, unknown>> = {
  p1: { isVisible: true, kind: 'image', likes: 9, _createdBy: by('asha', 100), tags: ['a', 'b'] },
  p2: { isVisible: false, kind: 'video', likes: 5, _createdBy: by('ravi', 200), tags: ['a'] },
  p3: { isVisible: true, kind: 'image', likes: 5, _createdBy: by('asha', 300), tags: [] },
  p4: { isVisible: true, kind: 'video', likes: 5, _createdBy: by('ravi', 300), tags: ['b', 'a'] },
  p5: { isVisible: true, kind: null, likes: 2, _createdBy: by('asha', 300) },
  p6: { isVisible: true, kind: 'image', _createdBy: by('ravi', 400) },
  p7: { isVisible: 'true', kind: 'image', likes: null, _createdBy: { name: 'asha' } },
  p10: { isVisible: true, kind: 'reel', likes: 7.5, _createdBy: by('asha', 50), tags: ['a', 'b'] },
};

/** One document for each value that is easy to put in a wrong order; `bare` has none. */
export function MIXED(db: Firestore): Readonly<Record<string, unknown>> {
  const values: readonly unknown[] = [
    null,
    false,
    true,
    NaN,
    -Infinity,
    -1,
    0,
    -0,
    0.5,
    1,
    2 ** 53,
    2 ** 53 + 2,
    2 ** 63,
    Infinity,
    new Timestamp(-1, 0),
    new Timestamp(1, 123_456_789),
    new Timestamp(1, 123_457_000),
    '',
    'A',
    'a',
    'aa',
    'é',
    '\uFFFD',
    '😀',
    Bytes.fromUint8Array(new Uint8Array()),
    Bytes.fromUint8Array(new Uint8Array([0])),
    Bytes.fromUint8Array(new Uint8Array([255])),
    doc(db, 'a/10'),
    doc(db, 'a/9'),
    doc(db, 'a/9/b/c'),
    new GeoPoint(-1, 5),
    new GeoPoint(1, -5),
    new GeoPoint(1, 5),
    [],
    [1],
    [1, 'a'],
    ['a'],
    {},
    { a: 1 },
    { a: 1, b: 2 },
    { b: 0 },
  ];
  const documents = values.map((v, index) => [`v${index}`, { v }] as const);
  return { ...Object.fromEntries(documents), bare: { other: 1 } };
}
