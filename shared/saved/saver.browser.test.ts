import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fillAt, filmLesson, PART_BYTES, serveFilm } from '../testing/filmForTests.ts';
import { CODE_CACHE, damageOf, isWhole, LESSON_CACHE, NEEDS, type SaveCodeResult, type SavedNeeds } from './files.ts';
import { downloadedLessons, type DownloadedLesson } from './records.ts';
import { findRemoved, HOLDER_SILENT_MS, resumeSaves, RETRY_MS, saveMissingCode } from './saver.ts';
import { pauseSave } from './actions.ts';
import { downloadStream } from './download.ts';
import { SILENT_MS } from './readStream.ts';

/** The requests for parts of films. */
const requested: string[] = [];

const PATH = '/levels/topic/videos/level';

/** The worker, which saves the code, is another test's. */
let codeIs: SaveCodeResult;

beforeEach(() => {
  requested.length = 0;
  codeIs = 'saved';
  serveFilm((file, range) => void (range && requested.push(`${file} ${range}`)));
  const active = { postMessage: (_: unknown, [port]: [MessagePort]) => port.postMessage(codeIs) };
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue({ ready: Promise.resolve({ active }) } as never);
});
afterEach(async () => {
  downloadedLessons.set([]);
  await isIdle(); // what a save leaves is removed before the next test saves
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await caches.delete(LESSON_CACHE);
  await caches.delete(CODE_CACHE);
});

const save = (heightPx: number) =>
  downloadStream({ streamId: 'film', heightPx, signal: new AbortController().signal, onProgress: () => {} });

const states = () => downloadedLessons.get().map(({ state }) => state);
/** Until the saver rests. */
const isIdle = () => navigator.locks.request('bazaar.saver', () => true);

/** Opens a page that knows these lessons, and waits until nothing is to be done. */
async function open(...lessons: DownloadedLesson[]): Promise<DownloadedLesson> {
  downloadedLessons.set(lessons);
  resumeSaves();
  await expect.poll(states).not.toContainEqual(expect.stringMatching(/ing$/));
  return downloadedLessons.get()[0]!;
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

test('another tab that saves is frozen: once it has said nothing for two minutes this one saves, and not before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const frozen = navigator.locks.request('bazaar.saver', () => new Promise<void>(() => {}));
  const isStolen = expect(frozen).rejects.toMatchObject({ name: 'AbortError' });
  const whole = open(filmLesson({ state: 'saving' }));
  await expect.poll(async () => (await navigator.locks.query()).pending?.length).toBe(1);
  await vi.advanceTimersByTimeAsync(HOLDER_SILENT_MS - 1);
  downloadedLessons.set([filmLesson({ state: 'saving', savedBytes: 2 })]); // as the other tab's bar moves
  await vi.advanceTimersByTimeAsync(HOLDER_SILENT_MS - 1);
  expect(requested).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await damageOf((await whole).folder!)).toBeUndefined();
  await isStolen;
});

test('this tab was frozen and another one has taken over: it saves on, and begins nothing twice', async () => {
  let goOn = () => {};
  const thawed = new Promise<void>((resolve) => (goOn = resolve));
  serveFilm((file, range) => void (range && requested.push(`${file} ${range}`)));
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.endsWith('.mp4')) await thawed;
    return fetch(url, init);
  });
  const asked = vi.spyOn(navigator.locks, 'request');
  const whole = open(filmLesson({ state: 'waiting' }));
  await expect.poll(states).toEqual(['saving']);
  await navigator.locks.request('bazaar.saver', { steal: true }, () => {});
  downloadedLessons.set([
    ...downloadedLessons.get(),
    filmLesson({ videoId: 'b', streamId: 'other', state: 'waiting' }),
  ]);
  expect(asked.mock.calls.filter(([, options]) => typeof options === 'object' && !options.steal)).toHaveLength(1);
  goOn();
  expect(await damageOf((await whole).folder!)).toBeUndefined();
  expect(states()).toEqual(['whole', 'whole']);
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

test('a save is paused while a part comes: its request ends, and what has come stays', async () => {
  const { folder } = await save(180);
  let running: AbortSignal | undefined;
  serveFilm((_, range, signal) => {
    if (!range) return undefined;
    running = signal;
    return endless(signal);
  });
  downloadedLessons.set([filmLesson({ heightPx: 360, folder, state: 'waiting' })]);
  resumeSaves();
  await expect.poll(() => running).toBeDefined();
  pauseSave('a');
  await isIdle();
  expect(running!.aborted).toBe(true);
  expect(downloadedLessons.get()).toMatchObject([{ state: 'paused', folder }]);
  expect(await damageOf(folder)).toBeUndefined();
});

test.each(['the main playlist', 'a part'])(
  'a server falls silent over %s of a lesson: that one waits, and the next one is saved',
  async (what) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let hasAsked = () => {};
    const asked = new Promise<void>((resolve) => (hasAsked = resolve));
    serveFilm((file, range, signal, url) => {
      const isSilent = what === 'a part' ? range !== '' : file === 'video.m3u8';
      if (!url.includes('/silent/') || !isSilent) return undefined;
      hasAsked();
      return endless(signal, what === 'a part' ? 206 : 200);
    });
    downloadedLessons.set(
      [
        ['a', 'silent'],
        ['b', 'film'],
      ].map(([videoId, streamId]) => filmLesson({ videoId, streamId, state: 'waiting' })),
    );
    resumeSaves();
    await asked;
    await vi.advanceTimersByTimeAsync(SILENT_MS);
    await isIdle();
    expect(states()).toEqual(['waiting', 'waiting']);
    await vi.advanceTimersByTimeAsync(RETRY_MS);
    await expect.poll(states).toEqual([expect.stringMatching(/ing$/), 'whole']);
  },
);

/** The headers of a file, whose bytes do not come. */
function endless(signal: AbortSignal, status = 206): Response {
  const body = new ReadableStream({
    start: (stream) => signal.addEventListener('abort', () => stream.error(signal.reason)),
  });
  return new Response(body, { status, headers: { 'content-type': 'video/mp4' } });
}

test('the line breaks: the next lesson is not tried either, and both are saved when the network is back', async () => {
  let isBroken = true;
  serveFilm((file, range) => {
    if (range) requested.push(`${file} ${range}`);
    if (range && isBroken) throw new TypeError('cut');
    return undefined;
  });
  downloadedLessons.set(['a', 'b'].map((id) => filmLesson({ videoId: id, streamId: id, state: 'waiting' })));
  resumeSaves();
  await expect.poll(() => requested.length).toBe(1);
  await isIdle();
  expect(states()).toEqual(['waiting', 'waiting']);
  expect(requested).toHaveLength(1);
  isBroken = false;
  dispatchEvent(new Event('online'));
  await expect.poll(states).toEqual(['whole', 'whole']);
});

test('the code that plays it cannot be had: the lesson waits, though its files are here', async () => {
  codeIs = 'failed';
  downloadedLessons.set([filmLesson({ state: 'waiting' })]);
  resumeSaves();
  await expect.poll(() => requested.length).toBe(1);
  await isIdle();
  expect(downloadedLessons.get()).toMatchObject([{ state: 'waiting' }]);
  expect(downloadedLessons.get()[0]?.folder).toBeUndefined();
  codeIs = 'saved';
  expect((await open(filmLesson({ state: 'waiting' }))).state).toBe('whole');
});

test('the browser has removed files: the lesson says so; one that is on its way goes on, one that is whole is left alone', async () => {
  const { folder } = await save(180);
  const removed = filmLesson({ videoId: 'removed', folder: 'film~0' });
  const onItsWay = filmLesson({ videoId: 'onItsWay', folder: 'film~0', state: 'paused' });
  const whole = filmLesson({ videoId: 'whole', folder });
  downloadedLessons.set([removed, onItsWay, whole]);
  await findRemoved();
  expect(downloadedLessons.get()).toEqual([
    { ...removed, folder: undefined, state: 'failed', problem: 'removed' },
    { ...onItsWay, folder: undefined },
    whole,
  ]);
});

test('the browser does not say what it has: no lesson is called removed', async () => {
  vi.spyOn(caches, 'match').mockRejectedValue(new DOMException('no', 'SecurityError'));
  downloadedLessons.set([filmLesson({ folder: 'film~0' })]);
  await findRemoved();
  expect(downloadedLessons.get()).toEqual([filmLesson({ folder: 'film~0' })]);
});

test.each<[string, SavedNeeds, boolean]>([
  ['is whole, for this lesson and language', { language: 'en', paths: [PATH], pictures: [], isWhole: true }, false],
  ['broke off', { language: 'en', paths: [PATH], pictures: [] }, true],
  ['is in another language', { language: 'hi', paths: [PATH], pictures: [], isWhole: true }, true],
  ['is that of another lesson’s page', { language: 'en', paths: ['/reel'], pictures: [], isWhole: true }, true],
])(
  'a page opens while the saved code %s: the worker is asked for it only where it is missing (%#)',
  async (_, needs, isAsked) => {
    downloadedLessons.set([filmLesson({ state: 'whole', path: PATH })]);
    const { active } = await navigator.serviceWorker.ready;
    const posted = vi.spyOn(active!, 'postMessage');
    await (await caches.open(CODE_CACHE)).put(NEEDS, Response.json(needs));
    await saveMissingCode();
    expect(posted).toHaveBeenCalledTimes(isAsked ? 1 : 0);
  },
);
