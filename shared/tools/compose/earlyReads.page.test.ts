import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { earlyReadKey, type EarlyRead, type RouteReads, type DrawnRoute } from '../../contracts/earlyReads.ts';
import { runEarlyReads } from '../../testing/runEarlyReads.ts';

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

/** What the script requests at an address, and what it leaves in the page. `respond` gives the body of each response. */
function open(address: string, respond: (request: Request) => unknown = () => [], status = 200) {
  const requests: Request[] = [];
  const shown: DrawnRoute[] = [];
  const reads = runEarlyReads(ROUTES, address, {
    database: DATABASE,
    show: (route) => void shown.push(route),
    fetch: async (url, { body }) => {
      const request = { url, body: JSON.parse(body) as unknown };
      requests.push(request);
      return { ok: status === 200, status, json: async () => respond(request) };
    },
  });
  return { requests, shown, reads };
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

/** What a build with a first screen that is never drawn, or as `how` says, has started by the time the page is idle. */
async function startedOf(how: Parameters<typeof runEarlyReads>[2], routes = ROUTES, address = '/list') {
  const started: string[] = [];
  runEarlyReads(routes, address, {
    show: () => new Promise(() => {}),
    requestModules: () => void started.push('modules'),
    startShell: () => void started.push('shell'),
    ...how,
  });
  await setImmediate(); // what is settled has been heard of, once the microtasks have run
  return started;
}

const media = { read: 0, stream: 'streamId', idField: 'id' };
test.each<[string, string[], ...Parameters<typeof startedOf>]>([
  ['while the first screen is not drawn: nothing', [], {}],
  ['once it is drawn: the shell and the modules', ['modules'], { show: () => Promise.resolve() }],
  ['once it has failed: the same', ['modules'], { show: () => Promise.reject(new Error('broken')) }],
  ['when it is late: the same', ['modules'], { setTimeout: (late) => late() }],
  ['where the address has no route: the same', ['modules'], {}, ROUTES, '/other'],
  ['where a service worker has the files: the shell at once', ['shell'], { hasWorker: true }],
  ['where the screen plays a video: the shell at once', ['shell'], {}, [{ ...ROUTES[0]!, media }]],
])('%s is started', async (_, expected, ...how) => {
  expect(await startedOf(...how)).toEqual(expected);
});

test('the first screen of the build is shown with the route and its reads', async () => {
  const { shown, reads } = open('/list/c/videos/v?page=2');
  await expect.poll(() => shown).toHaveLength(1);
  const { reads: given, ...route } = shown[0]!;
  expect(route).toEqual({ pattern: ROUTES[1]!.pattern, params: { categoryId: 'c', videoId: 'v' }, search: '?page=2' });
  const [chosen, first] = reads.values();
  const byIndex = [chosen, first, chosen, reads.get('{"collection":"categories","id":"c"}')];
  for (const [index, read] of byIndex.entries()) expect(given[index]).toBe(read);
  expect(await given[4]).toBeUndefined();
});
