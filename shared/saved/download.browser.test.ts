import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { streamUrl } from '../media/urls.ts';
import { fillAt, film, filmLesson, PART_BYTES, partial, serveFilm } from '../testing/filmForTests.ts';
import { removeUnneededFolders } from './cleanup.ts';
import { damageOf, isWhole, LESSON_CACHE, fileUrl } from './files.ts';
import { downloadedLessons, type DownloadedLesson } from './records.ts';
import { downloadStream } from './download.ts';

/** The network's response, by the name of the file and the requested range; undefined where the file comes as it is. */
let damage: (file: string, range: string) => Response | undefined;

beforeEach(() => {
  damage = () => undefined;
  serveFilm((file, range) => damage(file, range));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  downloadedLessons.set(undefined);
  await caches.delete(LESSON_CACHE);
});

const save = (heightPx: number, streamId = 'film') =>
  downloadStream({ streamId, heightPx, signal: new AbortController().signal, onProgress: () => {} });

const lesson = (videoId: string, folder: string) => filmLesson({ videoId, folder });

async function removeUnneededBy(lessons: readonly DownloadedLesson[]): Promise<void> {
  downloadedLessons.set(lessons);
  await removeUnneededFolders();
}

test('the same film in a second quality: the first stays whole, each with its own bytes', async () => {
  expect(streamUrl('film')).toContain('video.m3u8');
  const low = await save(180);
  const high = await save(360);
  expect(high.folder).not.toBe(low.folder);
  for (const { folder } of [low, high]) expect(await damageOf(folder)).toBeUndefined();
  const firstByte = async (folder: string) =>
    new Uint8Array(await (await caches.match(fileUrl(folder, 'picture-0.mp4')))!.arrayBuffer())[0];
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
  expect(await caches.has(LESSON_CACHE)).toBe(false);
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

test('a folder that nobody needs any more: its main playlist goes first, so that what remains is not taken for whole', async () => {
  await save(180);
  const removed = vi.spyOn(Cache.prototype, 'delete');
  await removeUnneededBy([]);
  const names = removed.mock.calls.map(([request]) => (request as Request).url.split('/').at(-1));
  expect(names[0]).toBe('video.m3u8');
  expect(names).toContain('picture-1.mp4');
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

test.each<[string, BodyInit]>([
  ['a page', HTML],
  ['another text', 'Lesson 1'],
])('captions come as %s: the lesson does not become whole', async (_, body) => {
  damage = (file) => (file === 'captions.vtt' ? new Response(body) : undefined);
  await expect(save(180)).rejects.toThrow();
});

test.each<[string, BodyInit | null, number]>([
  ['empty', '', 200],
  ['missing', 'Not found', 404],
  ['gone', null, 410],
])('a part of the captions is %s: the lesson is whole without them', async (_, body, status) => {
  damage = (file) => (file === 'captions.vtt' ? new Response(body, { status }) : undefined);
  const { folder } = await save(180);
  expect(await damageOf(folder)).toBeUndefined();
  const part = await (await caches.open(LESSON_CACHE)).match(fileUrl(folder, 'captions0-0.vtt'));
  expect(await part!.text()).toBe('WEBVTT\n\n');
});

test('the captions come with a failure of the server, which may pass: the lesson does not become whole', async () => {
  damage = (file) => (file === 'captions.vtt' ? new Response('', { status: 503 }) : undefined);
  await expect(save(180)).rejects.toThrow(TypeError);
});

test.each(['picture-1.mp4', 'captions0-0.vtt', 'video.m3u8'])(
  '%s on the device lost its end: the lesson is damaged, until it is saved again',
  async (name) => {
    const { folder } = await save(180);
    const cache = await caches.open(LESSON_CACHE);
    const url = fileUrl(folder, name);
    const { headers } = (await cache.match(url))!;
    await cache.put(url, new Response(new Blob(['W']), { headers }));
    expect(await damageOf(folder)).toBe('damaged');
    await cache.delete(fileUrl(folder, 'captions0.m3u8'));
    expect(await damageOf(folder)).toBe('removed');
    await save(180);
    expect(await damageOf(folder)).toBeUndefined();
  },
);

test('a lesson that was saved when files did not say their length: is whole', async () => {
  const { folder } = await save(180);
  const cache = await caches.open(LESSON_CACHE);
  for (const { url } of await cache.keys())
    await cache.put(url, new Response(await (await cache.match(url))!.arrayBuffer()));
  expect(await damageOf(folder)).toBeUndefined();
});

test('the device is full, at whichever file: what is whole stays whole, the rest is not, and the next save requests only what is missing', async () => {
  const low = await save(180);
  const requested: string[] = [];
  damage = (file, range) => void (/mp4|vtt/.test(file) && requested.push(`${file} ${range}`));
  for (const name of [
    'plan.json',
    'picture-0.mp4',
    'picture-1.mp4',
    'captions0-0.vtt',
    'picture.m3u8',
    'captions0.m3u8',
  ]) {
    fillAt(name);
    await expect(save(360)).rejects.toMatchObject({ name: 'QuotaExceededError' });
    vi.restoreAllMocks();
    const saved = await (await caches.open(LESSON_CACHE)).keys();
    expect(saved.filter(({ url }) => url.endsWith('/video.m3u8'))).toHaveLength(1);
    expect(await damageOf(low.folder)).toBeUndefined();
  }
  const high = await save(360);
  expect(requested).toEqual(['high.mp4 0-199', 'high.mp4 0-199', 'high.mp4 100-199', 'captions.vtt ', 'captions.vtt ']);
  expect(await damageOf(high.folder)).toBeUndefined();
});

test('two tabs save one film at the same time and one of them is closed: the other’s is whole', async () => {
  const closed = new AbortController();
  const other = downloadStream({
    streamId: 'film',
    heightPx: 180,
    signal: closed.signal,
    onProgress: (bytes) => bytes > 0 && closed.abort(),
  });
  const [{ folder }] = await Promise.all([save(180), expect(other).rejects.toThrow()]);
  expect(await damageOf(folder)).toBeUndefined();
});
