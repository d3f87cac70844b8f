/** At a sign-out: what a learner leaves on this device for the next sign-in, and what no lesson needs any more. */
import { currentVisit } from '@bazaar/shared/device';
import { withLongStorageDeadline, withStorageDeadline } from '../device/storageDeadline.ts';
import { MAIN_PLAYLIST } from '../media/urls.ts';
import { CODE_CACHE, fileUrl, FORGET_CODE, LESSON_CACHE, LESSON_FOLDER, OF_PLAN, openLessonCache } from './files.ts';
import { downloadedLessons, parseDownloadedLessons, type DownloadedLesson } from './records.ts';

/**
 * The records of reserved lessons, which nobody sees or plays before their learner is back, among the folders of their files: no
 * stream has such an id. They go where these go, when the browser needs the storage.
 */
const RESERVED_FOLDER = '~kept';

const recordUrl = (uid: string) => fileUrl(RESERVED_FOLDER, `${encodeURIComponent(uid)}.json`);

/** Before a sign-out: what is saved stays for this learner. Rejects with a QuotaExceededError on a full device, and where the cache does not respond. */
export async function reserveLessons(uid: string): Promise<void> {
  await restoreReserved(uid); // what could not be restored before is not overwritten
  if (downloadedLessons.get().length === 0) return; // removed in another tab
  const cache = await openLessonCache();
  await withStorageDeadline(cache.put(recordUrl(uid), Response.json(downloadedLessons.get())));
}

/**
 * Makes the lessons that this learner has left downloaded lessons again, after a sign-in. Resolves to whether there were any;
 * rejects where the cache cannot be read or changed.
 */
export async function restoreReserved(uid: string): Promise<boolean> {
  if (!(await hasCache())) return false;
  const visit = currentVisit();
  const cache = await openLessonCache();
  const reserved = await lessonsIn(await withStorageDeadline(cache.match(recordUrl(uid))));
  if (visit !== currentVisit()) return false; // signed out meanwhile
  const downloaded = downloadedLessons.get();
  const isNew = ({ videoId }: DownloadedLesson) => !downloaded.some((lesson) => lesson.videoId === videoId);
  const lessons = [...reserved.filter(isNew), ...downloaded];
  // Not stored where another tab has just signed out: then they wait for the next time.
  if (reserved.length > 0 && !downloadedLessons.set(lessons)) return false;
  await withStorageDeadline(cache.delete(recordUrl(uid))); // last: until then it says that their files are needed
  return reserved.length > 0;
}

/** Returns true where any learner has left lessons here; false too where this browser has no cache or cannot read it, so that a sign-out goes on. */
export async function hasReserved(): Promise<boolean> {
  try {
    return (await hasCache()) && (await allReserved(await openLessonCache())).length > 0;
  } catch {
    return false;
  }
}

const hasCache = async (): Promise<boolean> =>
  'caches' in globalThis && (await withStorageDeadline(caches.has(LESSON_CACHE)));

const requestsIn = (cache: Cache) => withLongStorageDeadline(cache.keys());

/** Those of every learner. */
async function allReserved(cache: Cache): Promise<DownloadedLesson[]> {
  const folder = fileUrl(RESERVED_FOLDER, '');
  const records = (await requestsIn(cache)).filter(({ url }) => url.startsWith(folder));
  const lessons = await Promise.all(
    records.map(async (request) => lessonsIn(await withStorageDeadline(cache.match(request)))),
  );
  return lessons.flat();
}

const lessonsIn = async (record: Response | undefined): Promise<DownloadedLesson[]> =>
  parseDownloadedLessons(await record?.json().catch(() => undefined));

/**
 * Removes the folders that no lesson needs, neither of this learner's nor of those who have signed out and left theirs, each with
 * its main playlist first: what remains then claims nothing. A lesson needs the one that it is played from, and until it is whole
 * what has come of its stream. With the last one the cache goes too. Rejects where the cache does not respond.
 */
export async function removeUnneededFolders(): Promise<void> {
  const cache = await openLessonCache();
  const lessons = [...downloadedLessons.get(), ...(await allReserved(cache))];
  const all = await requestsIn(cache);
  const unneeded = all.filter(({ url }) => !isNeeded(folderIn(url), lessons));
  const isMain = ({ url }: Request) => url.endsWith(`/${MAIN_PLAYLIST}`);
  // One after the other, so that each has its deadline and not that of all.
  for (const request of [...unneeded.filter(isMain), ...unneeded]) await withStorageDeadline(cache.delete(request));
  if (all.length === unneeded.length) await withStorageDeadline(caches.delete(LESSON_CACHE));
}

const isNeeded = (folder: string, lessons: readonly DownloadedLesson[]): boolean =>
  folder === RESERVED_FOLDER ||
  lessons.some(
    (lesson) => lesson.folder === folder || (lesson.state !== 'whole' && folder.startsWith(lesson.streamId + OF_PLAN)),
  );

const folderIn = (url: string): string => new URL(url).pathname.slice(LESSON_FOLDER.length).split('/')[0]!;

/** At a sign-out, once the records are forgotten: all that nobody has left here on purpose. */
export async function removeAtSignOut(): Promise<void> {
  try {
    await Promise.all([removeUnneededFolders(), removeCode()]);
  } catch {
    // This browser has no cache, or one that does not respond.
  }
}

/** The service worker deletes it too: it may have been told just before to save it. */
async function removeCode(): Promise<void> {
  await withStorageDeadline(caches.delete(CODE_CACHE));
  const registration = await withStorageDeadline(navigator.serviceWorker.getRegistration());
  registration?.active?.postMessage({ type: FORGET_CODE });
}
