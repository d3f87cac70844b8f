import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Bytes, GeoPoint, Timestamp } from 'firebase/firestore/lite';
import { nextOf, orderOf, startOf } from './cursor.ts';
import { earlyPage } from './earlyResults.ts';
import { fromCursor, toStored } from './storedValues.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

const QUERY = { collection: 'posts', orderBy: ['_createdBy.timestamp', 'desc'], limit: 1 } as const;
const after = (cursor: readonly unknown[]) => ({ ...QUERY, after: cursor });
const page = (id: string) => [{ id, data: {} }];

/** Each value of a document in the REST form, and as the SDK gives and takes it. */
const VALUES: [stored: object, value: unknown][] = [
  [{ nullValue: null }, null],
  [{ booleanValue: false }, false],
  [{ integerValue: '-7' }, -7],
  [{ doubleValue: 0.5 }, 0.5],
  [{ doubleValue: 'NaN' }, NaN],
  [{ doubleValue: '-Infinity' }, -Infinity],
  [{ stringValue: '' }, ''],
  [{ timestampValue: '2024-02-03T04:05:06.000007000Z' }, new Timestamp(1_706_933_106, 7_000)],
  [{ timestampValue: '1969-12-31T23:59:59.999999000Z' }, new Timestamp(-1, 999_999_000)],
  [{ mapValue: { fields: { seconds: { integerValue: '1' } } } }, { seconds: 1 }],
  [
    { mapValue: { fields: { seconds: { integerValue: '1' }, nanoseconds: { integerValue: '2' } } } },
    { seconds: 1, nanoseconds: 2 },
  ],
  [{ arrayValue: { values: [{ stringValue: 'a' }, { mapValue: { fields: {} } }] } }, ['a', {}]],
];

test.each(VALUES)('%j: the cursor has it as it is stored, and the SDK gets it back', (stored, value) => {
  expect(toStored(value)).toEqual(stored);
  expect(fromCursor(JSON.parse(JSON.stringify(stored)))).toEqual(value);
  expect(nextOf(page('p'), QUERY, stored)).toEqual([stored, 'p']);
});

test.each(VALUES)('%j in a page that the document has read: the same cursor', (stored) => {
  const fields = { _createdBy: { mapValue: { fields: { timestamp: stored } } } };
  expect(earlyPage([{ document: { name: 'projects/x/documents/posts/p', fields } }], QUERY)?.next).toEqual([
    stored,
    'p',
  ]);
});

test.each([
  ['no value', undefined],
  ['bytes', toStored(Bytes.fromUint8Array(new Uint8Array(1)))],
  ['a point within a map', toStored({ at: new GeoPoint(1, 2) })],
  ['a reference', { referenceValue: 'a/b' }],
  ['a whole number that JavaScript rounds', { integerValue: '1700000000000000001' }],
  ['such a number of the SDK', toStored(1.7e18)],
])('%s: no page can begin after it, which is said once, and the rest is read by ids', (_, stored) => {
  const next = nextOf(page('p'), QUERY, stored);
  expect(next).toEqual([]);
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(
    'posts/p: no page can begin after its _createdBy.timestamp, the rest is read by ids',
  );
  expect(orderOf(after(next!))).toEqual([['__name__', 'asc']]);
  expect(startOf(after(next!))).toBeUndefined();
  expect(nextOf(page('a'), after(next!), stored)).toEqual(['a']);
  expect(startOf(after(['a']))).toEqual(['a']);
  expect(console.warn).toHaveBeenCalledOnce();
});

test('a page ends where it began: an ordered list goes on by ids, one by ids ends', () => {
  const stored = { integerValue: '1' };
  expect(nextOf(page('p'), after([stored, 'p']), stored)).toEqual([]);
  expect(nextOf(page('p'), after(['p']), stored)).toBeUndefined();
});

test('a page that is not full is the last one', () => {
  expect(nextOf([], QUERY, undefined)).toBeUndefined();
  expect(nextOf(page('p'), { ...QUERY, limit: 2 }, { integerValue: '1' })).toBeUndefined();
});

test('cursors in pages that an earlier build has saved: a timestamp continues, what it could not tell is read by ids', () => {
  const saved = [{ seconds: 1, nanoseconds: 2 }, 'p'];
  expect(startOf(after(saved))?.map(fromCursor)).toEqual([new Timestamp(1, 2), 'p']);
  expect(startOf(after([7, 'p']))?.map(fromCursor)).toEqual([7, 'p']);
  expect(orderOf(after([null, 'p']))).toEqual([['__name__', 'asc']]);
  expect(startOf(after([null, 'p']))).toBeUndefined();
});

test('a cursor of an ordered query in one by ids: that begins anew, and does not end at the same document', () => {
  const byIds = { collection: 'levels', limit: 1, after: [{ seconds: 1, nanoseconds: 2 }, 'p'] };
  expect(startOf(byIds)).toBeUndefined();
  expect(nextOf(page('p'), byIds, undefined)).toEqual(['p']);
});
