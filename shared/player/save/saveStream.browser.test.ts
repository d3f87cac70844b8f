import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { streamUrl } from '../../media/streamUrl.ts';
import { removeUnneededFolders } from './removeUnneeded.ts';
import { damageOf, isWhole, SAVED_CACHE, savedUrl } from './savedFiles.ts';
import { savedLessons, type SavedLesson } from './savedLessons.ts';
import { saveStream } from './saveStream.ts';

/** A film of two qualities, two parts each, with captions. */
const PART_BYTES = 100;
const media = (file: string) =>
  [
    '#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:2',
    ...[0, 1].map((index) => `#EXTINF:2,\n#EXT-X-BYTERANGE:${PART_BYTES}@${index * PART_BYTES}\n${file}`),
    '#EXT-X-ENDLIST\n',
  ].join('\n');
const PLAYLISTS: Record<string, string> = {
  'video.m3u8': `#EXTM3U
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="text",NAME="English",LANGUAGE="en",URI="captions.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=80000,RESOLUTION=320x180,SUBTITLES="text"
low.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=160000,RESOLUTION=640x360,SUBTITLES="text"
high.m3u8
`,
  'low.m3u8': media('low.mp4'),
  'high.m3u8': media('high.mp4'),
  'captions.m3u8': '#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\ncaptions.vtt\n#EXT-X-ENDLIST\n',
};

/** What the network does to a request, by the name of the file and the requested range. */
let damage: (file: string, range: string) => Response | undefined;

beforeEach(() => {
  damage = () => undefined;
  vi.stubGlobal('fetch', async (url: string, { headers = {} }: RequestInit = {}) => {
    const file = new URL(url).pathname.split('/').at(-1)!;
    const range = (headers as { range?: string }).range?.replace('bytes=', '') ?? '';
    const damaged = damage(file, range);
    if (damaged) return damaged;
    if (PLAYLISTS[file]) return new Response(PLAYLISTS[file]);
    if (file === 'captions.vtt') return new Response('WEBVTT\n', { headers: { 'content-type': 'text/vtt' } });
    return partial(file, range);
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  savedLessons.set(undefined);
  await caches.delete(SAVED_CACHE);
});

function partial(
  file: string,
  range: string,
  { bytes = film(file), type = 'video/mp4', given = range } = {},
): Response {
  const [from, to] = range.split('-').map(Number) as [number, number];
  const headers = { 'content-type': type, 'content-range': `bytes ${given}/${2 * PART_BYTES}` };
  return new Response(bytes.slice(from, to + 1), { status: 206, headers });
}

/** Each quality has bytes of its own. */
const film = (file: string) => new Blob([new Uint8Array(2 * PART_BYTES).fill(file.length)]);

const save = (heightPx: number, streamId = 'film') =>
  saveStream({ streamId, heightPx, signal: new AbortController().signal, onProgress: () => {} });

const lesson = (videoId: string, folder: string): SavedLesson => ({
  videoId,
  streamId: 'film',
  title: 'Film',
  path: '/x',
  heightPx: 180,
  folder,
  state: 'whole',
  bytes: 1,
  savedBytes: 1,
});

async function removeUnneededBy(lessons: readonly SavedLesson[]): Promise<void> {
  savedLessons.set(lessons);
  await removeUnneededFolders();
}

test('the same film in a second quality: the first stays whole, each with its own bytes', async () => {
  expect(streamUrl('film')).toContain('video.m3u8');
  const low = await save(180);
  const high = await save(360);
  expect(high.folder).not.toBe(low.folder);
  for (const { folder } of [low, high]) expect(await damageOf(folder)).toBeUndefined();
  const firstByte = async (folder: string) =>
    new Uint8Array(await (await caches.match(savedUrl(folder, 'picture-0.mp4')))!.arrayBuffer())[0];
  expect(await firstByte(low.folder)).toBe('low.mp4'.length);
  expect(await firstByte(high.folder)).toBe('high.mp4'.length);
});

test('a second quality breaks off: the first stays whole', async () => {
  const low = await save(180);
  damage = (file, range) => (file === 'high.mp4' && range ? Response.error() : undefined);
  await expect(save(360)).rejects.toThrow();
  await removeUnneededBy([{ ...lesson('a', low.folder), heightPx: 360, state: 'failed' }]);
  expect(await damageOf(low.folder)).toBeUndefined();
});

test('two lessons of one film and quality share its files: they go with the last of them', async () => {
  const [first, second] = [await save(180), await save(180)];
  expect(second.folder).toBe(first.folder);
  await removeUnneededBy([lesson('b', second.folder)]);
  expect(await damageOf(second.folder)).toBeUndefined();
  await removeUnneededBy([]);
  expect(await caches.has(SAVED_CACHE)).toBe(false);
});

test('a quality is replaced: what was before goes, what is unfinished of another film stays', async () => {
  const [low, high] = [await save(180), await save(360)];
  const other = await save(180, 'other');
  const unfinished = { ...lesson('c', 'none'), streamId: 'other', folder: undefined, state: 'paused' as const };
  await removeUnneededBy([lesson('a', high.folder), unfinished]);
  expect(await isWhole(low.folder)).toBe(false);
  expect(await damageOf(high.folder)).toBeUndefined();
  expect(await damageOf(other.folder)).toBeUndefined();
});

const HTML = new Blob(['<!doctype html>'.padEnd(2 * PART_BYTES)]);
const DAMAGES: Record<string, (file: string, range: string) => Response | undefined> = {
  'HTML of the right length': (file, range) => partial(file, range, { bytes: HTML }),
  'a page by its type': (file, range) => partial(file, range, { type: 'text/html; charset=utf-8' }),
  'another range': (file, range) => partial(file, range, { given: '0-9' }),
  'too short': (file, range) => partial(file, range, { bytes: film(file).slice(0, 2 * PART_BYTES - 1) }),
  'too long': () =>
    new Response(new Blob([film('x'), film('y')]), { status: 206, headers: { 'content-type': 'video/mp4' } }),
  'the whole file instead of a part': (file) => new Response(film(file)),
};

test.each(Object.keys(DAMAGES))('a part comes as %s: the lesson does not become whole', async (kind) => {
  damage = (file, range) => (file === 'low.mp4' && range ? DAMAGES[kind]!(file, range) : undefined);
  await expect(save(180)).rejects.toThrow();
  damage = () => undefined;
  const { folder } = await save(180);
  expect(await damageOf(folder)).toBeUndefined();
});

test('captions that are a page: the lesson does not become whole', async () => {
  damage = (file) => (file === 'captions.vtt' ? new Response(HTML) : undefined);
  await expect(save(180)).rejects.toThrow();
});

test('a file on the device that lost its end: the lesson is damaged, until it is saved again', async () => {
  const { folder } = await save(180);
  const cache = await caches.open(SAVED_CACHE);
  await cache.put(savedUrl(folder, 'picture-1.mp4'), new Response(new Blob(['x'])));
  expect(await damageOf(folder)).toBe('damaged');
  await cache.delete(savedUrl(folder, 'picture-0.mp4'));
  expect(await damageOf(folder)).toBe('removed');
  await save(180);
  expect(await damageOf(folder)).toBeUndefined();
});
