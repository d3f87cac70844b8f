import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rootOf } from '../backend/firestore/document.ts';
import { asObject } from '../backend/json.ts';
import { isWithoutEmulator, startTwoBackends, type TwoBackends } from './twoBackends.ts';

const PROJECT = 'demo-limits';
const ROOT = rootOf(PROJECT);
const MIB = 1_048_576;

/** A value with this many maps, or lists and maps in turn, around another. */
const inMaps = (depth: number): object =>
  depth === 0 ? { integerValue: '1' } : { mapValue: { fields: { a: inMaps(depth - 1) } } };
const inLists = (depth: number): object => {
  if (depth === 0) return { integerValue: '1' };
  return depth % 2
    ? { arrayValue: { values: [inLists(depth - 1)] } }
    : { mapValue: { fields: { a: inLists(depth - 1) } } };
};
const text = (bytes: number) => ({ stringValue: 'x'.repeat(bytes) });
const bytes = (length: number) => ({ bytesValue: Buffer.alloc(length).toString('base64') });
const times = <T>(count: number, item: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => item(index));

const setAt = (path: string, fields: object) => ({ update: { name: `${ROOT}/${path}`, fields } });
const set = (fields: object, id = 'x') => ['commit', { writes: [setAt(`a/${id}`, fields)] }] as const;
const query = (parts: object) =>
  ['runQuery', { structuredQuery: { from: [{ collectionId: 'a' }], ...parts } }] as const;
const filters = (count: number) => ({
  where: {
    compositeFilter: {
      op: 'AND',
      filters: times(count, (index) => ({
        fieldFilter: { field: { fieldPath: `f${index}` }, op: 'EQUAL', value: { integerValue: '1' } },
      })),
    },
  },
});
/** Sets a field that is so deep to the time of the request. */
const stamp = (depth: number) =>
  [
    'commit',
    {
      writes: [
        {
          ...setAt('a/x', {}),
          updateTransforms: [{ fieldPath: times(depth, () => 'a').join('.'), setToServerValue: 'REQUEST_TIME' }],
        },
      ],
    },
  ] as const;

type Case = readonly [title: string, request: readonly [operation: string, body: unknown]];

const CASES: readonly Case[] = [
  ...[20, 21, 49, 500].map((depth) => [`${depth} maps in each other`, set({ f: inMaps(depth) })] as const),
  ...[20, 21].map((depth) => [`${depth} lists and maps in each other`, set({ f: inLists(depth) })] as const),
  ['a list in a list', set({ f: { arrayValue: { values: [{ arrayValue: {} }] } } })],
  ...[1_048_487, 1_048_488].map((size) => [`a text of ${size} bytes`, set({ f: text(size) })] as const),
  ...[1_048_487, 1_048_488].map((size) => [`${size} bytes`, set({ f: bytes(size) })] as const),
  ['a text of 524,244 letters of two bytes', set({ f: { stringValue: 'é'.repeat(524_244) } })],
  ['a text in a map that is too long', set({ m: { mapValue: { fields: { f: text(1_048_488) } } } })],
  // The name has 20 bytes, the fields 8 more than their texts, a document 32.
  ...[0, 1].map(
    (more) =>
      [`a document of 1 MiB and ${more} bytes`, set({ f: text(500_000), g: text(MIB - 60 + more - 500_000) })] as const,
  ),
  ...[100_000].map(
    (count) =>
      [
        `${count} numbers`,
        set({ f: { arrayValue: { values: times(count, () => ({ integerValue: '1' })) } } }),
      ] as const,
  ),
  ...[116_500, 116_520, 140_000].map(
    (count) =>
      [
        `a list of ${count} numbers of 9 bytes`,
        set({ f: { arrayValue: { values: times(count, () => ({ integerValue: '7' })) } } }),
      ] as const,
  ),
  ...[1_500, 1_501].map((size) => [`an id of ${size} bytes`, set({}, 'i'.repeat(size))] as const),
  ...[1_500, 1_501].map((size) => [`a field’s name of ${size} bytes`, set({ ['n'.repeat(size)]: text(1) })] as const),
  ...['.', '..', '__x__', '__id7__', '__', '____'].map((id) => [`the id ${id}`, set({}, id)] as const),
  ...[100, 101].map(
    (depth) =>
      [
        `a document in ${depth} collections`,
        ['commit', { writes: [setAt(times(depth, () => 'a/b').join('/'), {})] }] as const,
      ] as const,
  ),
  ...[20].map((depth) => [`a time at a path of ${depth} names`, stamp(depth)] as const),
  ...[100, 101].map((count) => [`a query with ${count} filters`, query(filters(count))] as const),
  ['a query with 100 filters and an order', query({ ...filters(100), orderBy: [{ field: { fieldPath: 'z' } }] })],
  ['a collection’s id that is reserved', ['runQuery', { structuredQuery: { from: [{ collectionId: '__a__' }] } }]],
  [
    'a collection’s id that is too long',
    ['runQuery', { structuredQuery: { from: [{ collectionId: 'a'.repeat(1_501) }] } }],
  ],
  ['a body that is a list', ['commit', []]],
  ['a body that is null', ['commit', null]],
  ['a request of 20 MiB', ['commit', { writes: times(20, (index) => setAt(`a/${index}`, { f: text(MIB - 1_000) })) }]],
];

describe.skipIf(isWithoutEmulator())("Firestore's limits", () => {
  let backends: TwoBackends;
  beforeAll(async () => {
    backends = await startTwoBackends(PROJECT);
  }, 60_000);
  afterAll(() => backends?.stop());

  it.each([...CASES])("%s: the embedded backend answers as Google's emulator", async (_, [operation, body]) => {
    const [actual, expected] = await Promise.all(
      [backends.embedded, backends.emulator].map(({ port }) => outcomeOf(port, operation, body)),
    );
    expect(actual).toEqual(expected);
  });
});

/** The status and the error's name. */
async function outcomeOf(port: number, operation: string, body: unknown): Promise<unknown[]> {
  const response = await fetch(`http://127.0.0.1:${port}/v1/${encodeURI(ROOT)}:${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (response.ok || text === '') return [response.status];
  const json = JSON.parse(text) as unknown;
  return [response.status, asObject(asObject(Array.isArray(json) ? json[0] : json).error).status];
}
