/** Downloads what waits to be saved: one lesson at a time, in one page of this device at a time. */
import { currentVisit } from '@bazaar/shared/device';
import { UnavailableError } from './plans.ts';
import { saveCode } from './saveCode.ts';
import { UnsavableError } from './readPlaylist.ts';
import { removeUnneededFolders } from './removeUnneeded.ts';
import { isWhole } from './savedFiles.ts';
import { changeSaved, noteDamage, savedLessons, type SavedLesson, type SaveProblem } from './savedLessons.ts';
import { DamagedError } from './savedPart.ts';
import { saveStream } from './saveStream.ts';

const LOCK = 'bazaar.saver';
/** Not in the spec: how long after a broken line it tries again, where no network is announced before. */
const RETRY_MS = 10_000;
/** Not in the spec: how often the bar moves. */
const PROGRESS_EVERY_MS = 500;

let hasStarted = false;
let isRunning = false;
let retry: ReturnType<typeof setTimeout> | undefined;

/** Goes on with what waits, now, whenever something is added, and when the network returns. */
export function goOn(): void {
  clearTimeout(retry);
  retry = undefined;
  if (!hasStarted) {
    hasStarted = true;
    savedLessons.subscribe(check);
    addEventListener('online', goOn);
  }
  check();
}

/** What the browser has removed is said. Changes nothing where the caches cannot be read. */
export async function findRemoved(): Promise<void> {
  for (const { videoId, folder } of savedLessons.get()) {
    if (folder === undefined) continue;
    const isThere = await isWhole(folder).catch(() => true);
    if (!isThere) noteDamage(videoId, 'removed');
  }
}

const nextLesson = (): SavedLesson | undefined => {
  const lessons = savedLessons.get();
  // One that is being saved while no page has the lock: its page was closed.
  return lessons.find(({ state }) => state === 'saving') ?? lessons.find(({ state }) => state === 'waiting');
};

function check(): void {
  if (isRunning || retry !== undefined || !navigator.onLine || !nextLesson()) return;
  isRunning = true;
  // Without locks two pages may download the same; what is saved is right all the same.
  const whenDone = 'locks' in navigator ? navigator.locks.request(LOCK, saveAll) : saveAll();
  void whenDone.finally(() => {
    isRunning = false;
    check();
  });
}

async function saveAll(): Promise<void> {
  for (let lesson = nextLesson(); lesson; lesson = nextLesson()) {
    if (await saveLesson(lesson)) continue;
    retry = setTimeout(goOn, RETRY_MS);
    return;
  }
}

/** Resolves to whether to go on with the next one: not while the line is broken. */
async function saveLesson({ videoId, streamId, heightPx }: SavedLesson): Promise<boolean> {
  const visit = currentVisit();
  const controller = new AbortController();
  const own = () => savedLessons.get().find((one) => one.videoId === videoId);
  changeSaved(videoId, { state: 'saving', problem: undefined });
  // Paused, removed, or everything forgotten at a sign-out, in whatever tab.
  const unsubscribe = savedLessons.subscribe(() => {
    if (own()?.state !== 'saving' || visit !== currentVisit()) controller.abort();
  });
  let shownAtMs = -Infinity;
  const onProgress = (savedBytes: number, bytes: number) => {
    const now = performance.now();
    if (now - shownAtMs < PROGRESS_EVERY_MS || controller.signal.aborted) return;
    shownAtMs = now;
    changeSaved(videoId, { savedBytes, bytes });
  };
  try {
    const { signal } = controller;
    const save = (cache?: RequestCache) => saveStream({ streamId, heightPx, signal, onProgress, cache });
    const { folder, bytes } = await save().catch((error: unknown) => {
      if (error instanceof DamagedError) return save('reload');
      throw error;
    });
    await saveCode(signal);
    signal.throwIfAborted();
    changeSaved(videoId, { state: 'whole', folder, bytes, savedBytes: bytes });
    return true;
  } catch (error) {
    if (controller.signal.aborted) return true;
    const problem = problemOf(error);
    changeSaved(videoId, problem ? { state: 'failed', problem } : { state: 'waiting' });
    return problem !== undefined;
  } finally {
    unsubscribe();
    // The quality before, or what came of a lesson that was removed meanwhile.
    await removeUnneededFolders().catch(() => {});
  }
}

/** Undefined for a broken line, which may pass. */
function problemOf(error: unknown): SaveProblem | undefined {
  if (error instanceof UnsavableError || error instanceof UnavailableError) return 'unavailable';
  if (error instanceof DamagedError) return 'damaged';
  return (error as Partial<Error> | undefined)?.name === 'QuotaExceededError' ? 'full' : undefined;
}
