import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import catalogue from './catalogue.json' with { type: 'json' };
import { byteRange } from './byteRange.ts';
import { FILES, fileOf } from './fileOf.ts';
import { reservePorts } from '../../ports/reservePorts.ts';
import { startMedia } from './startMedia.ts';

const ORIGIN = 'http://localhost:5170';
let url: string;
let media: Awaited<ReturnType<typeof startMedia>>;
beforeAll(async () => {
  const { media: port } = await reservePorts();
  url = `http://localhost:${port}`;
  media = await startMedia({ port, origins: [ORIGIN] });
});
afterAll(() => media.stop());

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(url + path, { headers: { origin: ORIGIN, ...headers } });

test('an image has the two variants of the image service', async () => {
  for (const variant of ['public', 'w=400,h=300,fit=cover']) {
    const answer = await ask(`/bazaar/board-01/${variant}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN);
  }
});

test('a range is answered with exactly its bytes', async () => {
  const answer = await ask('/lesson-01/manifest/low.mp4', { range: 'bytes=4-7' });
  expect(answer.status).toBe(206);
  expect(await answer.text()).toBe('ftyp');
});

test('a range beyond the end is refused', async () => {
  expect((await ask('/lesson-01/manifest/low.mp4', { range: 'bytes=99999999-' })).status).toBe(416);
});

test.each([
  '/nothing',
  '/bazaar/nothing/public',
  '/lesson-99/manifest/video.m3u8',
  '/bazaar/..%2f..%2fstartMedia/public',
  '/..%2f/manifest/video.m3u8',
  '/%E0%A4%A',
])('%s is a real 404', async (path) => expect((await ask(path)).status).toBe(404));

test('a stranger’s page gets no permission', async () => {
  expect(
    (await ask('/bazaar/board-01/public', { origin: 'https://evil.example' })).headers.get(
      'access-control-allow-origin',
    ),
  ).toBeNull();
});

test('every image and stream of the catalogue is there', () => {
  for (const { id } of catalogue.images) expect(fileOf(`/bazaar/${id}/public`), id).toBeDefined();
  for (const { id } of catalogue.streams) expect(fileOf(`/${id}/manifest/video.m3u8`), id).toBeDefined();
});

test.each(catalogue.streams)(
  '$id: three renditions, sound of its own, 2 s segments, captions on lessons',
  ({ id, kind, durationMs }) => {
    const manifest = (name: string) => readFileSync(join(FILES, 'streams', id, 'manifest', name), 'utf8');
    const master = manifest('video.m3u8');
    expect(master.match(/#EXT-X-STREAM-INF/g)).toHaveLength(3);
    expect(master).toContain('TYPE=AUDIO');
    expect(master.includes('TYPE=SUBTITLES')).toBe(kind === 'lesson');
    const lengths = [...manifest('low.m3u8').matchAll(/#EXTINF:([\d.]+)/g)].map((match) => Number(match[1]));
    expect(lengths.slice(0, -1).every((length) => length === 2)).toBe(true);
    expect(Math.abs(lengths.reduce((sum, length) => sum + length, 0) * 1000 - durationMs)).toBeLessThan(500);
    expect(durationMs).toBeGreaterThanOrEqual(kind === 'lesson' ? 25_000 : 7_000);
  },
);

test('byte ranges as RFC 9110 has them', () => {
  expect(byteRange(undefined, 10)).toBeUndefined();
  expect(byteRange('bytes=0-', 10)).toEqual({ start: 0, end: 9 });
  expect(byteRange('bytes=-3', 10)).toEqual({ start: 7, end: 9 });
  expect(byteRange('bytes=2-99', 10)).toEqual({ start: 2, end: 9 });
  expect(byteRange('bytes=10-', 10)).toBe('unsatisfiable');
  expect(byteRange('bytes=1-2,4-5', 10)).toBeUndefined();
});
