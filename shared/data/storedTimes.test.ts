import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { earlyPage } from '../firebase/earlyResults.ts';
import { CONTENT_LISTS } from '../testing/contentLists.ts';
import { VALID_FIELDS } from '../testing/hostileDocuments.ts';
import { queryOf } from '../testing/queryOf.ts';
import { rootOf } from '../tools/backend/firestore/document.ts';
import { seedDocuments } from '../tools/backend/seedDocuments.ts';
import { startBackend, type Backend } from '../tools/backend/startBackend.ts';
import { businessTopics } from './creatorTopics.ts';
import type { CollectionList } from './schema/collection.ts';

/** docs/decisions/044: what of each list is shown, in what order, whatever the field of its order holds. */

const PROJECT = 'demo-bazaar';
const BASE_MS = Date.UTC(2026, 0, 1);
/** Documents after the first page: two pages more where one has ten. */
const LATER = 15;

let backend: Backend;
vi.mock('../contracts/siteConfig.ts', () => ({
  siteConfig: () => ({
    firebase: { projectId: PROJECT, apiKey: 'local' },
    backend: { firestore: `127.0.0.1:${backend.firestorePort}` },
  }),
}));
const url = () => `http://127.0.0.1:${backend.firestorePort}`;

beforeAll(async () => {
  backend = await startBackend({ firestorePort: 0, authPort: 0, origins: [], project: PROJECT, log: () => {} });
});
afterAll(() => backend.stop());
beforeEach(() => backend.clear());
afterEach(() => vi.restoreAllMocks());

/** The fields of a document of this collection besides its time, without an id of its own: that is the document’s. */
function fieldsOf(collection: string): Record<string, unknown> {
  const fields: Readonly<Record<string, Record<string, unknown> | undefined>> = VALID_FIELDS;
  return Object.fromEntries(
    Object.entries(fields[collection] ?? {}).filter(([, value]) => !String(value).endsWith('-x')),
  );
}

/** The reads of §7, and those of collections that came later. */
const READS = Object.entries<CollectionList<object>>({ ...CONTENT_LISTS, 'business topics': businessTopics });
/** §7 names no order for these, or one on the client. */
const SORTED_HERE = ['levels-new', 'subcategories-new', 'creatortopics-new'];

type Form = (atMs: number, index: number) => unknown;
const DATED: Record<string, Form> = {
  timestamps: (atMs) => new Date(atMs),
  'maps {seconds}': (atMs) => ({ seconds: atMs / 1000 }),
  'maps {seconds, nanoseconds}': (atMs) => ({ seconds: atMs / 1000, nanoseconds: 0 }),
  numbers: (atMs) => atMs,
  texts: (atMs) => new Date(atMs).toISOString(),
};
const UNDATED: Record<string, Form> = {
  null: () => null,
  booleans: (_, index) => index % 2 === 0,
  'NaN and infinities': (_, index) => [NaN, Infinity, -Infinity][index % 3],
  'texts without a time': (_, index) => `after lunch ${index % 7}`,
  'lists and empty maps': (atMs, index) => (index % 2 === 0 ? [atMs, {}] : {}),
  nothing: () => undefined,
};
const FORMS = { ...DATED, ...UNDATED };
const MIXED: Form = (atMs, index) => Object.values(FORMS)[index % Object.keys(FORMS).length]!(atMs, index);

interface Stored {
  id: string;
  atMs: number;
  isDated: boolean;
}

/** Writes so many documents that the list selects, their times against the order of their ids. */
async function store({ read }: CollectionList<object>, count: number, form: Form): Promise<Stored[]> {
  const stored = Array.from({ length: count }, (_, index) => {
    const atMs = BASE_MS + ((index * 37) % 101) * 1000;
    const value = form(atMs, index);
    const isDated = Object.values(DATED).some((dated) => JSON.stringify(dated(atMs, index)) === JSON.stringify(value));
    return { id: `d-${String(index).padStart(4, '0')}`, atMs, isDated, value };
  });
  const [field = 'createdAt', inner] = read.collection.match(/feed-posts|reel-shorts|stories/)
    ? ['_createdBy', 'timestamp']
    : [];
  await seedDocuments(
    url(),
    stored.map(({ id, value }) => ({
      path: `${read.collection}/${id}`,
      fields: {
        ...fieldsOf(read.collection),
        ...Object.fromEntries(read.where ?? []),
        [field]: inner ? { [inner]: value } : value,
      },
    })),
    PROJECT,
  );
  return stored;
}

/** The ids that §7 lists: in the database's order where it names one, else sorted by time, undated last. */
async function idsListed(name: string, { read }: CollectionList<object>, stored: readonly Stored[]): Promise<string[]> {
  if (!SORTED_HERE.includes(name)) return idsIn(await runQuery({ ...queryOf(read), limit: undefined }));
  const dated = stored.filter(({ isDated }) => isDated).toSorted((a, b) => a.atMs - b.atMs);
  return [...dated, ...stored.filter(({ isDated }) => !isDated)].map(({ id }) => id);
}

/** As the owner: what the whole query selects. */
async function runQuery(structuredQuery: object): Promise<unknown> {
  const response = await fetch(`${url()}/v1/${rootOf(PROJECT)}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery }),
  });
  return response.json();
}

const idsIn = (results: unknown): string[] =>
  (results as { document?: { name: string } }[]).flatMap(({ document }) => document?.name.split('/').at(-1) ?? []);

/** All pages of a list after `next`, as a screen reads them: each cursor has been saved and restored. */
async function walk(list: CollectionList<object>, next?: readonly unknown[]): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 0; page < 10; page += 1) {
    const read = await list.fetchPage(next as never);
    ids.push(...read.items.map((item) => list.idOf!(item)));
    if (!read.next) return ids;
    next = JSON.parse(JSON.stringify(read.next)) as unknown[];
  }
  throw new Error(`no end after ${ids.length}`);
}

test('the 14 reads of §7 are among these', () => {
  const contents =
    'categories subcategories-new creatortopics-new level-creators-new levels-new level-videos-new reel-shorts stories feed-posts ' +
    'playlist-creators-new playlist-topics-new playlists-new playlist-videos-new';
  const names = [...contents.split(' '), 'business topics'];
  expect(names).toHaveLength(14);
  expect(READS.map(([name]) => name)).toEqual(expect.arrayContaining(names));
});

describe.each(READS)('the list of %s', (name, list) => {
  test.each(Object.entries({ ...FORMS, 'all of these': MIXED }))(
    'times stored as %s: each document that §7 lists is listed once, in its order',
    async (_, form) => {
      const stored = await store(list, list.read.limit + LATER, form);
      const expected = await idsListed(name, list, stored);
      expect(await walk(list)).toEqual(expected);
    },
  );

  test('the document has read the first page: the second follows from it, whatever the times are', async () => {
    const stored = await store(list, list.read.limit + LATER, MIXED);
    const expected = await idsListed(name, list, stored);
    const first = await runQuery({ ...queryOf(list.read) });
    const { next } = earlyPage(first, list.read)!;
    const rest = await walk(list, JSON.parse(JSON.stringify(next)) as unknown[]);
    expect(new Set([...idsIn(first), ...rest])).toEqual(new Set(expected));
    expect(idsIn(first).length + rest.length).toBe(expected.length);
  });

  test('times that no page can begin after: each document that §7 lists is shown, and the reading ends', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const stored = await store(list, list.read.limit + LATER, (_, index) => 1.7e18 + index * 1e6);
    const expected = await idsListed(name, list, stored);
    expect(new Set(await walk(list))).toEqual(new Set(expected));
    expect(vi.mocked(console.warn).mock.calls.length).toBe(SORTED_HERE.includes(name) ? 0 : 1);
  });

  test('well-formed documents that fit a page: one request', async () => {
    await store(list, Math.min(list.read.limit, 20) - 1, DATED.timestamps!);
    const fetched = vi.spyOn(globalThis, 'fetch');
    await walk(list);
    expect(fetched).toHaveBeenCalledOnce();
  });
});
