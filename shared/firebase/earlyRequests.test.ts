import { expect, test } from 'vitest';
import { earlyReadKey, type EarlyRead, type RouteReads } from '../contracts/earlyReads.ts';
import { runEarlyReads } from '../testing/runEarlyReads.ts';

const DATABASE = 'http://backend/v1/projects/p/databases/(default)/documents';

const category: EarlyRead = { collection: 'categories', id: ':categoryId' };
const videos = (page: string): EarlyRead => ({
  collection: 'videos',
  where: [
    ['categoryId', ':categoryId'],
    ['page', page],
  ],
  orderBy: ['createdAt', 'asc'],
  limit: 20,
});
const ROUTES: RouteReads[] = [
  {
    pattern: '/list',
    reads: [{ collection: 'posts', where: [['isVisible', true]], orderBy: ['at', 'desc'], limit: 10 }],
  },
  {
    pattern: '/list/:categoryId/videos/:videoId?',
    reads: [videos('?page=1|2'), videos('1'), videos('2'), category, { collection: 'reels', id: '?reel' }],
  },
];

interface Request {
  url: string;
  body: unknown;
}

/** The requests at an address, and what they leave in the page. `respond` gives the body of each response. */
function open(address: string, respond: (request: Request) => unknown = () => [], status = 200) {
  const requests: Request[] = [];
  const { reads, route } = runEarlyReads(ROUTES, address, {
    database: DATABASE,
    fetch: async (url, { body }) => {
      const request = { url, body: JSON.parse(body) as unknown };
      requests.push(request);
      return { ok: status === 200, status, json: async () => respond(request) };
    },
  });
  return { requests, route, reads };
}

test('a list: one query of its page, ordered by the id as well, is sent with the key', () => {
  const { requests, reads } = open('/list');
  expect(requests).toEqual([
    {
      url: `${DATABASE}:runQuery?key=a%20key`,
      body: {
        structuredQuery: {
          from: [{ collectionId: 'posts' }],
          where: { fieldFilter: { field: { fieldPath: 'isVisible' }, op: 'EQUAL', value: { booleanValue: true } } },
          orderBy: [
            { field: { fieldPath: 'at' }, direction: 'DESCENDING' },
            { field: { fieldPath: '__name__' }, direction: 'DESCENDING' },
          ],
          limit: 10,
        },
      },
    },
  ]);
  expect([...reads.keys()]).toEqual(ROUTES[0]!.reads.map(earlyReadKey));
});

test.each([
  ['', '1'],
  ['?page=2', '2'],
  ['?page=7', '1'],
])('values of the address %j are filled in; a read that two declare is requested once', (search, page) => {
  const { requests, reads } = open(`/list/c1/videos/v1${search}`);
  const filled = (read: string) => earlyReadKey(JSON.parse(read.replace(':categoryId', 'c1')) as EarlyRead);
  const pages = [...new Set([page, '1', '2'])].map((one) => filled(JSON.stringify(videos(one))));
  expect([...reads.keys()]).toEqual([...pages, filled(JSON.stringify(category))]);
  expect(requests).toHaveLength(3);
  expect(requests.at(-1)).toEqual({
    url: `${DATABASE}:batchGet?key=a%20key`,
    body: { documents: ['projects/p/databases/(default)/documents/categories/c1'] },
  });
});

test('a parameter of the query that is safe is read; another is not', () => {
  expect(open('/list/c/videos/v?reel=r1').reads.has('{"collection":"reels","id":"r1"}')).toBe(true);
  expect([...open('/list/c/videos/v?reel=a/b').reads.keys()].join()).not.toContain('reels');
});

test.each([
  '/list/..%2Fx/videos/v',
  '/list/../videos/v',
  '/list/c/videos',
  `/list/${'x'.repeat(300)}/videos/v`,
  '/other',
])('%s: an address with an unsafe or missing parameter, or no route, reads nothing', (address) => {
  const { requests, reads } = open(address);
  expect(requests).toEqual([]);
  expect(reads.size).toBe(0);
});

test('a document is what was found, null where it is missing', async () => {
  const valueOf = async (result: object) => {
    const { reads } = open('/list/c/videos/v', () => [result]);
    return reads.get('{"collection":"categories","id":"c"}');
  };
  expect(await valueOf({ found: { name: 'a/c' } })).toEqual({ name: 'a/c' });
  expect(await valueOf({ missing: 'a/c' })).toBeNull();
});

test('a refused read rejects', async () => {
  const { reads } = open('/list', () => [], 403);
  await expect([...reads.values()][0]).rejects.toThrow('403');
});

test('the route of the address: with its parameters, its query and what each of its reads brings', async () => {
  const { route, reads } = open('/list/c/videos/v?page=2');
  const { reads: given, ...rest } = route!;
  expect(rest).toEqual({ pattern: ROUTES[1]!.pattern, params: { categoryId: 'c', videoId: 'v' }, search: '?page=2' });
  const [chosen, first] = reads.values();
  const byIndex = [chosen, first, chosen, reads.get('{"collection":"categories","id":"c"}')];
  for (const [index, read] of byIndex.entries()) expect(given[index]).toBe(read);
  expect(await given[4]).toBeUndefined();
});
