import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fillAt, filmLesson, PART_BYTES, serveFilm } from './filmForTests.ts';
import { damageOf, isWhole, SAVED_CACHE } from './savedFiles.ts';
import { savedLessons, type SavedLesson } from './savedLessons.ts';
import { goOn } from './saver.ts';
import { saveStream } from './saveStream.ts';

/** The requests for parts of films. */
const requested: string[] = [];

beforeEach(() => {
  requested.length = 0;
  serveFilm((file, range) => void (range && requested.push(`${file} ${range}`)));
  // The worker, which saves the code, is another test's.
  const active = { postMessage: (_: unknown, [port]: [MessagePort]) => port.postMessage('saved') };
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue({ ready: Promise.resolve({ active }) } as never);
});
afterEach(async () => {
  savedLessons.set([]);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await caches.delete(SAVED_CACHE);
});

const save = (heightPx: number) =>
  saveStream({ streamId: 'film', heightPx, signal: new AbortController().signal, onProgress: () => {} });

/** Opens a page that knows these lessons, and waits until nothing is to be done. */
async function open(...lessons: SavedLesson[]): Promise<SavedLesson> {
  savedLessons.set(lessons);
  goOn();
  await expect
    .poll(() => savedLessons.get().map(({ state }) => state))
    .not.toContainEqual(expect.stringMatching(/ing$/));
  return savedLessons.get()[0]!;
}

test('a page was closed when the new quality was whole and not yet noted: the next one plays it, without a download', async () => {
  const [low, high] = [await save(180), await save(360)];
  requested.length = 0;
  const lesson = await open(filmLesson({ heightPx: 360, folder: low.folder, state: 'saving' }));
  expect(lesson).toMatchObject({ state: 'whole', folder: high.folder });
  expect(requested).toEqual([]);
  expect(await damageOf(high.folder)).toBeUndefined();
  await expect.poll(() => isWhole(low.folder)).toBe(false);
});

test('a page was closed when the new quality was noted and the old one was not yet removed: the next save removes it', async () => {
  const [low, high] = [await save(180), await save(360)];
  const lesson = filmLesson({ heightPx: 360, folder: high.folder });
  await open(lesson, filmLesson({ videoId: 'b', streamId: 'other', state: 'waiting' }));
  await expect.poll(() => isWhole(low.folder)).toBe(false);
  expect(await damageOf(high.folder)).toBeUndefined();
});

test('the device is full: the lesson says so, and is played from the quality that it had', async () => {
  const { folder } = await save(180);
  fillAt('picture.m3u8');
  const lesson = await open(filmLesson({ heightPx: 360, folder, state: 'waiting' }));
  expect(lesson).toMatchObject({ state: 'failed', problem: 'full', folder });
  expect(await damageOf(folder)).toBeUndefined();
});

test('another tab saves the film: this one requests nothing, and goes on with what that one has left', async () => {
  let close = () => {};
  const otherTab = navigator.locks.request('bazaar.saver', () => new Promise<void>((resolve) => (close = resolve)));
  const whole = open(filmLesson({ state: 'saving' }));
  await expect.poll(async () => (await navigator.locks.query()).pending?.length).toBe(1);
  expect(requested).toEqual([]);
  close();
  await otherTab;
  expect(await damageOf((await whole).folder!)).toBeUndefined();
});

test('a part comes damaged: it is requested once more past every cache, and then the lesson says so', async () => {
  serveFilm((_, range) =>
    range ? new Response('<!doctype html>'.padEnd(2 * PART_BYTES), { status: 206 }) : undefined,
  );
  const fetched = vi.spyOn(globalThis, 'fetch');
  expect(await open(filmLesson({ state: 'waiting' }))).toMatchObject({ state: 'failed', problem: 'damaged' });
  const parts = fetched.mock.calls.filter(([url]) => String(url).endsWith('.mp4'));
  expect(parts.map(([, init]) => init?.cache)).toEqual(['default', 'reload']);
});
