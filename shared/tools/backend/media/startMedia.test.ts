import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import catalogue from './catalogue.json' with { type: 'json' };
import { reservePorts } from '../../ports/reservePorts.ts';
import { FILES, isPlainRange, startMedia } from './startMedia.ts';

const ORIGIN = 'http://localhost:5170';
let url: string;
let media: Awaited<ReturnType<typeof startMedia>>;
beforeAll(async () => {
  const { media: port } = await reservePorts();
  url = `http://localhost:${port}`;
  media = await startMedia({ port, origins: [ORIGIN], hasFaults: true });
});
afterAll(() => media.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(url + path, { headers: { origin: ORIGIN, ...headers } });

test('an image: the two variants of the image service', async () => {
  for (const variant of ['public', 'w=400,h=300,fit=cover']) {
    const response = await get(`/bazaar/board-01/${variant}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN);
  }
});

const LOW_FILE = readFileSync(join(FILES, 'streams/lesson-01/manifest/low.mp4'));
const SIZE = LOW_FILE.length;
const getRange = (range: string) => get('/lesson-01/manifest/low.mp4', { range });

test.each([
  ['bytes=4-7', 4, 7],
  [`bytes=${SIZE - 2}-`, SIZE - 2, SIZE - 1],
  [`bytes=${SIZE - 2}-${SIZE + 9}`, SIZE - 2, SIZE - 1],
])('the range %s: exactly its bytes', async (range, first, last) => {
  const response = await getRange(range);
  expect([response.status, response.headers.get('content-range')]).toEqual([206, `bytes ${first}-${last}/${SIZE}`]);
  expect(Buffer.from(await response.arrayBuffer()).equals(LOW_FILE.subarray(first, last + 1))).toBe(true);
});

test('a range beyond the end: 416', async () => {
  const response = await getRange(`bytes=${SIZE}-`);
  expect([response.status, response.headers.get('content-range')]).toEqual([416, `bytes */${SIZE}`]);
});

test.each(['bytes=-3', 'bytes=0-0', 'bytes=7-4', 'bytes=1-2,4-5', 'bytes=-', 'rows=1-2', `bytes=4-${10 ** 20}`])(
  'the range %s, which sirv does not read: the whole file',
  async (range) => {
    expect(isPlainRange(range)).toBe(false);
    const response = await getRange(range);
    expect([response.status, response.headers.get('content-length')]).toEqual([200, String(SIZE)]);
  },
);

describe('the fault switch', () => {
  const FILE = '/lesson-02/manifest/low.mp4';
  const put = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${url}/__faults`, { method: 'PUT', body, headers });
  const failing = JSON.stringify({ match: FILE, fault: '500', times: 1 });
  afterEach(() => fetch(`${url}/__faults`, { method: 'DELETE' }));

  test('`corrupt`: every byte is inverted', async () => {
    await put(JSON.stringify({ match: FILE, fault: 'corrupt', times: 1 }));
    const bytes = async () => Buffer.from(await (await get(FILE)).arrayBuffer());
    const [corrupt, whole] = [await bytes(), await bytes()];
    expect(whole.equals(corrupt.map((byte) => 255 - byte))).toBe(true);
  });

  test.each([
    ['from a page of the site', 403, failing, { origin: ORIGIN }],
    ['from another page', 403, failing, { origin: 'https://evil.example' }],
    ['that is too large', 413, failing.padEnd(1_000_000), {}],
    ['that is no rule', 400, '[null]', {}],
    ['that is no JSON', 400, '{', {}],
  ])('an order %s: %i, and files are served as before', async (_, status, body, headers) => {
    expect((await put(body, headers)).status).toBe(status);
    expect((await get(FILE)).status).toBe(200);
  });

  test('an order to a host that is not this machine: 403', async () => {
    const sent = request(`${url}/__faults`, { method: 'PUT', headers: { host: 'evil.example' } }).end(failing);
    const [{ statusCode }] = (await once(sent, 'response')) as [IncomingMessage];
    expect(statusCode).toBe(403);
  });

  test('a server that no test started has none', async () => {
    const { media: port } = await reservePorts();
    const plain = await startMedia({ port, origins: [ORIGIN] });
    const answers = ['PUT', 'DELETE', 'GET'].map((method) => fetch(`http://localhost:${port}/__faults`, { method }));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([405, 405, 404]);
    await plain.stop();
  });
});

test('the countries service: name, code, calling code and flag of each country', async () => {
  const countries = (await (await get('/v3.1/all')).json()) as unknown[];
  expect(countries).toHaveLength(74);
  expect(countries[0]).toEqual({
    name: { common: 'India' },
    cca2: 'IN',
    idd: { root: '+9', suffixes: ['1'] },
    flag: '🇮🇳',
  });
});

test.each(['in', 'us', 'ca', 'gb', 'au'])('the flag of %s: an SVG image', async (country) => {
  expect((await get(`/flags/${country}.svg`)).headers.get('content-type')).toBe('image/svg+xml');
});

test.each([
  '/nothing',
  '/bazaar/nothing/public',
  '/lesson-99/manifest/video.m3u8',
  '/bazaar/..%2f..%2fstartMedia/public',
  '/..%2f/manifest/video.m3u8',
  '/images/board-01.public.webp',
  '/countries.json',
  '/flags/xx.svg',
  '/%E0%A4%A',
])('%s, which is none of the services’ URLs: 404', async (path) => expect((await get(path)).status).toBe(404));

test('a page of an unknown origin: no permission to read', async () => {
  expect(
    (await get('/bazaar/board-01/public', { origin: 'https://evil.example' })).headers.get(
      'access-control-allow-origin',
    ),
  ).toBeNull();
});

test('the catalogue: every image and stream has its file', () => {
  for (const { id } of catalogue.images) expect(existsSync(join(FILES, `images/${id}.public.webp`)), id).toBe(true);
  for (const { id } of catalogue.streams)
    expect(existsSync(join(FILES, `streams/${id}/manifest/video.m3u8`)), id).toBe(true);
});

test.each(catalogue.streams)(
  '$id: three renditions, sound of its own, segments of 2 s, of 1 s in a reel, captions in English and Hindi',
  ({ id, kind, durationMs }) => {
    const manifest = (name: string) => readFileSync(join(FILES, 'streams', id, 'manifest', name), 'utf8');
    const master = manifest('video.m3u8');
    expect(master.match(/#EXT-X-STREAM-INF/g)).toHaveLength(3);
    expect(master).toContain('TYPE=AUDIO');
    expect(master.match(/TYPE=SUBTITLES/g)).toHaveLength(2);
    const lengths = [...manifest('low.m3u8').matchAll(/#EXTINF:([\d.]+)/g)].map((match) => Number(match[1]));
    expect(lengths.slice(0, -1).every((length) => length === (kind === 'lesson' ? 2 : 1))).toBe(true);
    expect(Math.abs(lengths.reduce((sum, length) => sum + length, 0) * 1000 - durationMs)).toBeLessThan(500);
    expect(durationMs).toBeGreaterThanOrEqual(kind === 'lesson' ? 25_000 : 7_000);
  },
);
