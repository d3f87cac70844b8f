/**
 * Downloads what waits to be saved: one lesson at a time, in one page of this device at a time. A lesson that is being saved ends by itself:
 * a request that is silent is given up (readStream.ts), and the site's code has a deadline; it waits again where the line broke.
 */
import { currentVisit } from '@bazaar/shared/device';
import { withStorageDeadline } from '../device/storageDeadline.ts';
import { pageLang } from '../contracts/pageLang.ts';
import { imageUrls } from '../media/urls.ts';
import { watchLine } from '../media/watchLine.ts';
import { PlaylistError } from '../media/playlistError.ts';
import { removeUnneededFolders } from './cleanup.ts';
import { DamagedError, downloadStream } from './download.ts';
import { CODE_CACHE, isWhole, NEEDS, type SaveCodeMessage, type SaveCodeResult, type SavedNeeds } from './files.ts';
import { changeLesson, downloadedLessons, noteDamage, type DownloadedLesson, type SaveProblem } from './records.ts';

const LOCK = 'bazaar.saver';
/** Not in the spec: how long after a broken line it tries again, where no network is announced before. */
export const RETRY_MS = 10_000;
/** Not in the spec: how often the bar moves. */
const PROGRESS_EVERY_MS = 500;
/** Not in the spec: a slow line may need as long for the worker and the site's code. */
const CODE_WITHIN_MS = 120_000;
/** While it saves the code a page changes no record; otherwise it does within SILENT_MS. */
export const HOLDER_SILENT_MS = CODE_WITHIN_MS;

let hasStarted = false;
let isRunning = false;
let retry: ReturnType<typeof setTimeout> | undefined;

/** Goes on with the lessons that wait, now, whenever something is added, and when the network returns. */
export function resumeSaves(): void {
  clearTimeout(retry);
  retry = undefined;
  if (!hasStarted) {
    hasStarted = true;
    downloadedLessons.subscribe(check);
    addEventListener('online', resumeSaves);
  }
  check();
}

/** Notes lessons whose files the browser has removed. Changes nothing where the caches cannot be read. */
export async function findRemoved(): Promise<void> {
  for (const { videoId, folder } of downloadedLessons.get()) {
    if (folder === undefined) continue;
    const isThere = await isWhole(folder).catch(() => true);
    if (!isThere) noteDamage(videoId, 'removed');
  }
}

/** The lessons for which the line broke: the others come first, as it may be the server of those that is silent. */
const broken = new Set<string>();

const nextLesson = (): DownloadedLesson | undefined => {
  const lessons = downloadedLessons.get();
  // One that is being saved while no page has the lock: its page was closed.
  const saving = lessons.find(({ state }) => state === 'saving');
  if (saving) return saving;
  const waiting = lessons.filter(({ state }) => state === 'waiting');
  if (waiting.every(({ videoId }) => broken.has(videoId))) broken.clear();
  return waiting.find(({ videoId }) => !broken.has(videoId));
};

function check(): void {
  if (isRunning || retry !== undefined || !navigator.onLine || !nextLesson()) return;
  isRunning = true;
  void inOnePage(saveAll).finally(() => {
    isRunning = false;
    check();
  });
}

/**
 * Runs `save` once no other page of this device saves. A page that says nothing for too long is frozen: its turn ends. Should it go on
 * later, or where a browser has no locks, two pages may download the same; what is saved is right all the same.
 */
async function inOnePage(save: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return save();
  const holder = watchLine(HOLDER_SILENT_MS);
  const unsubscribe = downloadedLessons.subscribe(holder.heard);
  let done: Promise<void> | undefined;
  const begin = () => {
    unsubscribe();
    holder.end();
    return (done = save());
  };
  // Rejects where the holder is silent, and where another page takes this one's turn: what has begun goes on to its end.
  await navigator.locks.request(LOCK, { signal: holder.signal }, begin).catch(() => {});
  if (!done) await navigator.locks.request(LOCK, { steal: true }, begin).catch(() => {});
  await done;
}

async function saveAll(): Promise<void> {
  for (let lesson = nextLesson(); lesson; lesson = nextLesson()) {
    if (await saveLesson(lesson)) continue;
    broken.add(lesson.videoId);
    retry = setTimeout(resumeSaves, RETRY_MS);
    return;
  }
}

/** Saves a lesson. Resolves to true where the next one may follow, to false while the line is broken. */
async function saveLesson({ videoId, streamId, heightPx, bps }: DownloadedLesson): Promise<boolean> {
  const visit = currentVisit();
  const controller = new AbortController();
  const stateNow = () => downloadedLessons.get().find((lesson) => lesson.videoId === videoId)?.state;
  changeLesson(videoId, { state: 'saving', problem: undefined });
  // Paused, removed, or everything forgotten at a sign-out, in whatever tab.
  const unsubscribe = downloadedLessons.subscribe(() => {
    if (stateNow() !== 'saving' || visit !== currentVisit()) controller.abort();
  });
  let shownAtMs = -Infinity;
  const onProgress = (savedBytes: number, bytes: number) => {
    const now = performance.now();
    if (now - shownAtMs < PROGRESS_EVERY_MS || controller.signal.aborted) return;
    shownAtMs = now;
    changeLesson(videoId, { savedBytes, bytes });
  };
  try {
    const { signal } = controller;
    const save = (cache?: RequestCache) => downloadStream({ streamId, heightPx, bps, signal, onProgress, cache });
    const { folder, bytes } = await save().catch((error: unknown) => {
      if (error instanceof DamagedError) return save('reload');
      throw error;
    });
    await saveCode(signal); // the bar stands at its last report meanwhile
    signal.throwIfAborted();
    changeLesson(videoId, { state: 'whole', folder, bytes, savedBytes: bytes });
    return true;
  } catch (error) {
    if (controller.signal.aborted) return true;
    const problem = problemOf(error);
    changeLesson(videoId, problem ? { state: 'failed', problem } : { state: 'waiting' });
    return problem !== undefined;
  } finally {
    unsubscribe();
    // The quality before, or what came of a lesson that was removed meanwhile.
    await removeUnneededFolders().catch(() => {});
  }
}

/** Undefined for a broken line, which may pass. */
function problemOf(error: unknown): SaveProblem | undefined {
  if (error instanceof PlaylistError) return 'unavailable';
  if (error instanceof DamagedError) return 'damaged';
  return (error as Partial<Error> | undefined)?.name === 'QuotaExceededError' ? 'full' : undefined;
}

/**
 * Saves what the lessons need besides their streams, the site's code and their posters: the service worker does, whose requests
 * no page's policy limits. Rejects with a QuotaExceededError, with a TypeError as for a broken line, or with the signal's reason.
 */
async function saveCode(signal: AbortSignal): Promise<void> {
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    setTimeout(() => reject(new TypeError('no service worker')), CODE_WITHIN_MS);
  });
  const result = await Promise.race([ended, sendToWorker()]);
  if (result === 'full') throw new DOMException('the code does not fit', 'QuotaExceededError');
  if (result === 'failed') throw new TypeError('the code could not be had');
}

/**
 * Saves the code where it was saved in another language than the page's (docs/decisions/033), went at the sign-out that left these
 * lessons here, or did not come whole. Never rejects.
 */
export async function saveMissingCode(): Promise<void> {
  try {
    const needs = await withStorageDeadline(caches.match(NEEDS, { cacheName: CODE_CACHE }));
    const saved = (await needs?.json()) as Partial<SavedNeeds> | undefined;
    const hasAll = saved?.isWhole && downloadedLessons.get().every(({ path }) => saved.paths?.includes(path));
    if (!hasAll || saved.language !== pageLang()) await saveCode(new AbortController().signal);
  } catch {
    // The next page tries again.
  }
}

async function sendToWorker(): Promise<SaveCodeResult> {
  const { active } = await navigator.serviceWorker.ready;
  const lessons = downloadedLessons.get();
  if (lessons.length === 0) return 'failed'; // all were removed meanwhile, as by a sign-out
  const message: SaveCodeMessage = {
    type: 'SAVE_CODE',
    language: pageLang(),
    paths: [...new Set(lessons.map(({ path }) => path))],
    pictures: lessons.flatMap(({ thumbnailId }) => (thumbnailId ? Object.values(imageUrls(thumbnailId)) : [])),
  };
  const { port1, port2 } = new MessageChannel();
  const result = new Promise<SaveCodeResult>((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<SaveCodeResult>) => resolve(data), { once: true });
    port1.start();
  });
  active?.postMessage(message, [port2]);
  return result;
}
