import {
  Bytes,
  collection,
  doc,
  documentId,
  endAt,
  endBefore,
  GeoPoint,
  getDoc,
  getDocs,
  limit,
  limitToLast,
  orderBy,
  query,
  startAfter,
  startAt,
  Timestamp,
  where,
  writeBatch,
  type Firestore,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import { contractCase, describeContract, type ContractCase } from './describeContract.ts';

const by = (name: string, seconds: number) => ({ name, timestamp: new Timestamp(seconds, 0) });

/** Posts with ties in every order, a missing field (p6 has no likes) and a null. */
const POSTS: Readonly<Record<string, unknown>> = {
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
function mixedValues(db: Firestore): Readonly<Record<string, unknown>> {
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

async function ids(db: Firestore, constraints: readonly QueryConstraint[], name: string): Promise<unknown> {
  return (await getDocs(query(collection(db, name), ...constraints))).docs.map(({ id }) => id);
}

async function write(db: Firestore, name: string, documents: Readonly<Record<string, unknown>>): Promise<void> {
  const batch = writeBatch(db);
  for (const [id, fields] of Object.entries(documents)) batch.set(doc(db, name, id), fields as object);
  await batch.commit();
}

function posts(title: string, ...constraints: QueryConstraint[]): ContractCase {
  return contractCase(`posts ${title}`, async (db) => {
    await write(db, 'posts', POSTS);
    return ids(db, constraints, 'posts');
  });
}

function mixed(title: string, ...constraints: QueryConstraint[]): ContractCase {
  return contractCase(`values of every type ${title}`, async (db) => {
    await write(db, 'mixed', mixedValues(db));
    return ids(db, constraints, 'mixed');
  });
}

const visible = where('isVisible', '==', true);
const newestFirst = orderBy('_createdBy.timestamp', 'desc');
const pageOfKinds = [where('kind', 'in', ['video', 'image']), orderBy(documentId())];
const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index);
const at = (seconds: number) => new Timestamp(seconds, 0);

describeContract([
  posts('without an order, by id'),
  posts('with a limit', limit(2)),
  posts('by one filter', visible),
  posts('by two filters', visible, where('kind', '==', 'image')),
  posts('by a nested field', where('_createdBy.name', '==', 'asha')),
  posts('by a filter nothing has', where('none', '==', 1)),
  posts('by one of several values', where('kind', 'in', ['video', 'reel', 'text'])),
  posts('by one of several values, one of them twice', where('kind', 'in', ['reel', 'video', 'reel'])),
  posts('by one of one value', where('kind', 'in', ['reel'])),
  posts('by one of several values that nothing has', where('kind', 'in', ['text', 'sound'])),
  posts('by one of several values, which may be null', where('kind', 'in', [null, 'reel'])),
  posts('by null as the only one of the values', where('kind', 'in', [null])),
  posts('by one of several ids', where(documentId(), 'in', ['p3', 'p10', 'none'])),
  posts('by one of several lists', where('tags', 'in', [['a'], ['b', 'a']])),
  posts('by one of several values and a filter', visible, where('likes', 'in', [5, 9, 7.5])),
  posts('by two filters of several values', where('kind', 'in', ['image', 'video']), where('likes', 'in', [5, 9])),
  posts('by one of several values, by id, after an id', ...pageOfKinds, startAfter('p2'), limit(2)),
  posts('by one of several values, ordered by another field', where('kind', 'in', ['video', 'image']), newestFirst),
  posts('by one of 30 values', where('likes', 'in', numbersTo(30))),
  posts('by one of 31 values, which are too many', where('likes', 'in', numbersTo(31))),
  posts('by 31 values of which two are the same', where('likes', 'in', [...numbersTo(30), 5])),
  posts(
    'by 5 times 6 values',
    where('likes', 'in', numbersTo(5)),
    where('kind', 'in', ['a', 'b', 'c', 'd', 'e', 'video']),
  ),
  posts(
    'by 4 times 8 values, which are too many',
    where('likes', 'in', numbersTo(8)),
    where('kind', 'in', ['a', 'b', 'c', 'd']),
  ),
  posts('of a null field', where('kind', '==', null)),
  posts('of a list', where('tags', '==', ['a', 'b'])),
  posts('of a map', where('_createdBy', '==', { name: 'asha', timestamp: at(300) })),
  posts('by id', where(documentId(), '==', 'p3')),
  posts('in ascending order', orderBy('likes')),
  posts('in descending order', orderBy('likes', 'desc')),
  posts('by a nested field, newest first', newestFirst),
  posts('filtered, newest first, as the feed requests', visible, newestFirst, orderBy(documentId(), 'desc'), limit(3)),
  posts('with the id against the order', orderBy('likes'), orderBy(documentId(), 'desc')),
  posts('with the id in the direction of the order', orderBy('likes', 'desc'), orderBy(documentId(), 'desc')),
  posts('by two orders', orderBy('kind'), orderBy('likes', 'desc')),
  posts('filtered and ordered by one field', where('likes', '==', 5), orderBy('likes')),
  posts('ordered by id', orderBy(documentId())),
  posts('ordered by id backwards, which is refused', orderBy(documentId(), 'desc'), limit(2)),
  posts('filtered and ordered by id backwards', visible, orderBy(documentId(), 'desc'), limit(2)),
  posts('the last two', orderBy('likes'), limitToLast(2)),
  posts('starting at a value', orderBy('likes'), startAt(5)),
  posts('starting after a value', orderBy('likes'), startAfter(5)),
  posts('ending at a value', orderBy('likes'), endAt(5)),
  posts('ending before a value', orderBy('likes'), endBefore(5)),
  posts('between two values', orderBy('likes'), startAt(2), endBefore(9)),
  posts('starting after a value and an id', orderBy('likes'), orderBy(documentId()), startAfter(5, 'p3')),
  posts(
    'starting after a value and an id, downwards',
    orderBy('likes', 'desc'),
    orderBy(documentId(), 'desc'),
    startAfter(5, 'p3'),
  ),
  posts(
    'starting after a time and an id, as the feed requests',
    visible,
    newestFirst,
    orderBy(documentId(), 'desc'),
    startAfter(at(300), 'p5'),
    limit(2),
  ),
  posts('starting after an id', orderBy(documentId()), startAfter('p3'), limit(2)),
  posts('starting after one of two values', orderBy('kind'), orderBy('likes'), startAfter('image')),
  posts('starting after a value of another type', orderBy('likes'), startAfter('text')),
  posts('starting at null', orderBy('likes'), startAt(null)),
  posts('the last two before a value', orderBy('likes'), endBefore(9), limitToLast(2)),
  contractCase('a collection that is empty', (db) => ids(db, [limit(5)], 'empty')),
  contractCase('pages of a query follow each other without gap or repetition', async (db) => {
    await write(db, 'posts', POSTS);
    const pages: unknown[] = [];
    let after: QueryConstraint[] = [];
    for (let page = 0; page < 10; page += 1) {
      const { docs } = await getDocs(query(collection(db, 'posts'), orderBy('likes', 'desc'), ...after, limit(2)));
      const last = docs.at(-1);
      if (!last) break;
      pages.push(docs.map(({ id }) => id));
      after = [startAfter(last)];
    }
    return pages;
  }),
  contractCase('a snapshot as cursor names the document', async (db) => {
    await write(db, 'posts', POSTS);
    return ids(db, [visible, newestFirst, startAfter(await getDoc(doc(db, 'posts/p5')))], 'posts');
  }),
  contractCase('a collection below a document', async (db) => {
    await write(db, 'posts/p1/notes', { b: { n: 2 }, a: { n: 1 } });
    await write(db, 'posts/p2/notes', { c: { n: 3 } });
    return [await getDocs(collection(db, 'posts/p1/notes')), await ids(db, [orderBy('n', 'desc')], 'posts/p1/notes')];
  }),
  mixed('ascending', orderBy('v')),
  mixed('descending', orderBy('v', 'desc')),
  mixed('equal to 1, whole or not', where('v', '==', 1)),
  mixed('equal to zero, minus or not', where('v', '==', -0)),
  mixed('equal to 2^53', where('v', '==', 2 ** 53)),
  mixed('equal to NaN', where('v', '==', NaN)),
  mixed('equal to null', where('v', '==', null)),
  mixed('equal to a time finer than is stored', where('v', '==', new Timestamp(1, 123_456_789))),
  mixed('equal to a time as it is stored', where('v', '==', new Timestamp(1, 123_456_000))),
  mixed('equal to one of many types', where('v', 'in', [1, NaN, 'a', null, new GeoPoint(1, 5), {}, [1]])),
  mixed('equal to one of several times', where('v', 'in', [new Timestamp(1, 123_456_789), new Timestamp(-1, 0)])),
  mixed('equal to an empty map', where('v', '==', {})),
  mixed('from 1 on, through every later type', orderBy('v'), startAt(1)),
  mixed('up to the empty text', orderBy('v'), endBefore('')),
  mixed('after an emoji, by its bytes', orderBy('v'), startAfter('😀'), limit(2)),
  mixed('after a time finer than is stored', orderBy('v'), startAfter(new Timestamp(1, 123_456_789)), limit(2)),
]);
