import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hashOf } from '../tools/build/hashOf.ts';
import { indexOf } from '../tools/search/indexOf.ts';
import { MANIFEST_URL, PARTS_FOLDER } from './constants.ts';
import type { SearchResult } from './searchIndex.ts';
import { createStaticIndex } from './staticIndex.ts';

const { manifest, parts } = indexOf(
  [
    { type: 'businessTopic', id: 't', name: 'Tea Stall', description: 'How to boil milk' },
    { type: 'level', id: 'l', name: 'First steps', parentId: 't' },
    { type: 'lesson', id: 'v', name: 'The first cup', parentId: 'l', streamId: 's' },
  ],
  new Map([['s', [{ startS: 1, text: 'Wash the glasses first' }]]]),
);
const FILES = new Map([
  [MANIFEST_URL, JSON.stringify(manifest)],
  ...[...parts].map(([name, text]): [string, string] => [PARTS_FOLDER + name, text]),
]);

const DAMAGES: Record<string, (text: string) => string> = {
  cut: (text) => text.slice(0, text.length / 2),
  altered: (text) => text.replace(/[a-z]/, 'X'),
  empty: () => '',
  HTML: () => '<!doctype html><title>WiFi</title>',
  'another JSON': () => '{"names":7}',
};

/** The files in the browser's own cache, by path; a fetch may get them as browsers do. */
let cached: Map<string, string>;
/** The files that the network gives, by path. */
let network: Map<string, string>;
let asked: string[];

beforeEach(() => {
  cached = new Map();
  network = new Map(FILES);
  asked = [];
  vi.stubGlobal('fetch', async (url: string, { cache = 'default', integrity = '' }: RequestInit = {}) => {
    asked.push(`${cache} ${url}`);
    // The damaged response has the tag of the whole one: it is found unchanged.
    const text = (cache === 'reload' ? undefined : cached.get(url)) ?? network.get(url);
    if (text === undefined) return new Response('', { status: 404 });
    cached.set(url, text);
    if (integrity && hashOf(text) !== integrity) throw new TypeError('Failed to fetch');
    return new Response(text, { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function resultOf(query: string, index = createStaticIndex()): Promise<SearchResult | undefined> {
  let last: SearchResult | undefined;
  for await (const result of index.search(query, new AbortController().signal)) last = result;
  return last;
}

for (const [url, text] of FILES)
  test.each(Object.keys(DAMAGES))(
    `a cache holds ${url.replace(/-[\w-]{12}\./, '-….')} %s: the search finds the same, and the cache has the whole file`,
    async (damage) => {
      const whole = await Promise.all(['tea', 'boil milk', 'wash the glasses'].map((query) => resultOf(query)));
      cached.set(url, DAMAGES[damage]!(text));
      const found = await Promise.all(['tea', 'boil milk', 'wash the glasses'].map((query) => resultOf(query)));
      expect(found).toEqual(whole);
      expect(whole.map((result) => result?.rows.length)).toEqual([1, 1, 1]);
      expect(cached.get(url)).toBe(text);
    },
  );

test('a part is damaged on the server too: an error, and the same index finds it once it is whole', async () => {
  const index = createStaticIndex();
  const url = PARTS_FOLDER + manifest.names;
  network.set(url, DAMAGES['altered']!(FILES.get(url)!));
  await expect(resultOf('tea', index)).rejects.toThrow();
  network.set(url, FILES.get(url)!);
  expect((await resultOf('tea', index))?.rows).toHaveLength(1);
});

test('the manifest has another hash, and its own tag: an error, and then the same index finds it', async () => {
  const index = createStaticIndex();
  cached.set(
    MANIFEST_URL,
    JSON.stringify({ ...manifest, hashes: { ...manifest.hashes, [manifest.names]: hashOf('') } }),
  );
  await expect(resultOf('tea', index)).rejects.toThrow();
  expect((await resultOf('tea', index))?.rows).toHaveLength(1);
});

test('nothing is damaged: each file is requested once', async () => {
  await resultOf('tea');
  expect(asked).toHaveLength(FILES.size);
});

test('a query that finds nothing says what it means, in words of the table alone; one that finds something does not', async () => {
  const words = { phrases: ['velding|jalai', 'tea'], partOf: [[], []] };
  const other = indexOf([{ type: 'businessTopic', id: 't', name: 'Tea Stall' }], new Map(), words);
  const files = new Map([
    [MANIFEST_URL, other.manifest as unknown],
    ...[...other.parts].map(([name, text]): [string, unknown] => [PARTS_FOLDER + name, JSON.parse(text)]),
  ]);
  const index = createStaticIndex(async (url) => files.get(url));
  expect(await resultOf('welding ramesh 9876543210', index)).toMatchObject({ rows: [], meant: ['velding'] });
  expect(await resultOf('ramesh 9876543210', index)).toMatchObject({ rows: [], meant: [] });
  expect((await resultOf('tea', index))?.meant).toBeUndefined();
});
