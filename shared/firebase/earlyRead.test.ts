import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { earlyReadKey } from '../contracts/earlyReads.ts';
import { READ_DEADLINE_MS } from './deadline.ts';

const { readPage, readDocument } = vi.hoisted(() => ({ readPage: vi.fn(), readDocument: vi.fn() }));
vi.mock('./firestoreSdk.ts', () => ({ readPage, readDocument }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  readPage.mockReset().mockResolvedValue({ documents: [usual], next: ['usual'] });
  readDocument.mockReset().mockResolvedValue(usual);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.resetModules();
  globalThis.earlyReads = undefined;
});

const usual = { id: 'usual', data: { categoryName: 'Usual' } };
const SECONDS = 1_700_000_000;
const found = (id: string, name: unknown = 'Early') => ({
  name: `projects/p/databases/(default)/documents/categories/${id}`,
  fields: {
    categoryName: { stringValue: name },
    createdAt: { timestampValue: new Date(SECONDS * 1000).toISOString() },
  },
});
const pageOf = (...documents: object[]) => documents.map((document) => ({ document, readTime: 'x' }));

/** The queries of a page whose document has read these; `early` by what they are for. */
async function openWith(early: { list?: Promise<unknown>; one?: Promise<unknown> }) {
  // Only for the keys: these modules know nothing of what is early.
  const { categories, category } = await import('../data/categories.ts');
  const reads = [
    [earlyReadKey(categories.read), early.list],
    [earlyReadKey(category('c').read), early.one],
  ].filter((entry): entry is [string, Promise<unknown>] => entry[1] !== undefined);
  globalThis.earlyReads = new Map(reads);
  for (const [, read] of reads) read.catch(() => {}); // as the document does
  vi.resetModules();
  const anew = await import('../data/categories.ts');
  await vi.advanceTimersByTimeAsync(0);
  return { list: anew.categories, one: anew.category('c') };
}

const names = ({ items }: { items: { categoryName: string }[] }) => items.map(({ categoryName }) => categoryName);

test('an early page is used once and is not requested; then the usual read is', async () => {
  const { list } = await openWith({ list: Promise.resolve(pageOf(found('a'), found('b'))) });
  expect(names(await list.fetchPage())).toEqual(['Early', 'Early']);
  expect(readPage).not.toHaveBeenCalled();
  expect(globalThis.earlyReads?.size).toBe(0);
  expect(names(await list.fetchPage())).toEqual(['Usual']);
});

test('a page that nothing has taken for a minute is read anew', async () => {
  const { list } = await openWith({ list: Promise.resolve(pageOf(found('a'))) });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(names(await list.fetchPage())).toEqual(['Usual']);
});

test('an early page that is full has the cursor of its last document, another has none', async () => {
  const documents = Array.from({ length: 20 }, (_, index) => found(`c-${index}`));
  const { list } = await openWith({ list: Promise.resolve(pageOf(...documents)) });
  expect((await list.fetchPage()).next).toEqual([found('c-19').fields.createdAt, 'c-19']);
  const short = await openWith({ list: Promise.resolve(pageOf(found('a'))) });
  expect((await short.list.fetchPage()).next).toBeUndefined();
});

test('an early page with a malformed document leaves that one out', async () => {
  const { list } = await openWith({ list: Promise.resolve(pageOf(found('a', ''), found('b'))) });
  expect((await list.fetchPage()).items.map(({ categoryId }) => categoryId)).toEqual(['b']);
});

test('a later page is never an early one', async () => {
  const { list } = await openWith({ list: Promise.resolve(pageOf(found('a'))) });
  expect(names(await list.fetchPage(['x']))).toEqual(['Usual']);
  expect(globalThis.earlyReads?.size).toBe(1);
});

test.each([
  ['refused', () => Promise.reject(new Error('403'))],
  ['no page', () => Promise.resolve({ error: {} })],
  ['cut short by an error', () => Promise.resolve([...pageOf(found('a')), { error: { code: 500 } }])],
])('an early page that is %s: the usual read is used', async (_, list) => {
  const given: Promise<unknown> = list();
  given.catch(() => {}); // as the document does (earlyRequests.ts)
  const opened = await openWith({ list: given });
  expect(opened.list.firstPage?.()).toBeUndefined();
  expect(names(await opened.list.fetchPage())).toEqual(['Usual']);
});

test('an early page that hangs: the usual read begins after half of the deadline', async () => {
  const { list } = await openWith({ list: new Promise(() => {}) });
  const page = list.fetchPage();
  await vi.advanceTimersByTimeAsync(READ_DEADLINE_MS / 2 - 1);
  expect(readPage).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(names(await page)).toEqual(['Usual']);
});

test('an early page and the usual read both hang: it fails after one deadline', async () => {
  const { list } = await openWith({ list: new Promise(() => {}) });
  readPage.mockReturnValue(new Promise(() => {}));
  const failure = expect(list.fetchPage()).rejects.toMatchObject({ kind: 'timedOut' });
  await vi.advanceTimersByTimeAsync(READ_DEADLINE_MS);
  await failure;
});

test('an early page is not used a deadline after the first early read was', async () => {
  const { list, one } = await openWith({
    list: Promise.resolve(pageOf(found('a'))),
    one: Promise.resolve(found('c')),
  });
  await vi.advanceTimersByTimeAsync(READ_DEADLINE_MS);
  expect(one.firstValue?.()).toMatchObject({ categoryName: 'Early' });
  await vi.advanceTimersByTimeAsync(READ_DEADLINE_MS);
  expect(list.firstPage?.()).toBeUndefined();
  expect(names(await list.fetchPage())).toEqual(['Usual']);
});

test('what has arrived is there without waiting, once', async () => {
  const { list, one } = await openWith({
    list: Promise.resolve(pageOf(found('a'))),
    one: Promise.resolve(found('c')),
  });
  expect(names(list.firstPage!()!)).toEqual(['Early']);
  expect(list.firstPage?.()).toBeUndefined();
  expect(one.firstValue?.()).toMatchObject({ categoryId: 'c', categoryName: 'Early' });
  expect(one.firstValue?.()).toBeUndefined();
});

test('what has not arrived is not there without waiting, and is not lost', async () => {
  const { list } = await openWith({
    list: new Promise((resolve) => setTimeout(() => resolve(pageOf(found('a'))), 100)),
  });
  expect(list.firstPage?.()).toBeUndefined();
  const page = list.fetchPage();
  await vi.advanceTimersByTimeAsync(100);
  expect(names(await page)).toEqual(['Early']);
});

test('an early document: found, missing, or no document, which is read in the usual way', async () => {
  const value = async (early: unknown) => (await openWith({ one: Promise.resolve(early) })).one.fetch();
  expect(await value(found('c'))).toMatchObject({ categoryName: 'Early' });
  expect(await value(null)).toBeNull();
  expect(readDocument).not.toHaveBeenCalled();
  expect(await value({ fields: 7 })).toMatchObject({ categoryName: 'Usual' });
});

test('a document without early reads: everything is read in the usual way', async () => {
  const { list, one } = await openWith({});
  globalThis.earlyReads = undefined;
  expect([list.firstPage?.(), one.firstValue?.()]).toEqual([undefined, undefined]);
  expect(names(await list.fetchPage())).toEqual(['Usual']);
  expect(await one.fetch()).toMatchObject({ categoryName: 'Usual' });
});
