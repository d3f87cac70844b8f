/** Saved lessons that a learner has left on this device at a sign-out: nobody sees or plays them before the same one is back. */
import { currentVisit } from '@bazaar/shared/device';
import { SAVED_CACHE, savedUrl } from './savedFiles.ts';
import { parseSavedLessons, savedLessons, type SavedLesson } from './savedLessons.ts';

/** Among the folders of their files; no stream has such an id. It goes where these go, when the browser needs the storage. */
export const KEPT_FOLDER = '~kept';

const urlOf = (uid: string) => savedUrl(KEPT_FOLDER, `${encodeURIComponent(uid)}.json`);

/** Before a sign-out: what is saved stays for this learner. Rejects with a QuotaExceededError on a full device. */
export async function keepSaved(uid: string): Promise<void> {
  await restoreKept(uid); // what could not be restored before is not overwritten
  if (savedLessons.get().length === 0) return; // removed in another tab
  const cache = await caches.open(SAVED_CACHE);
  await cache.put(urlOf(uid), Response.json(savedLessons.get()));
}

/**
 * After a sign-in: the lessons that this learner has left are saved lessons again. Resolves to whether there were any; rejects
 * where the cache cannot be read or changed.
 */
export async function restoreKept(uid: string): Promise<boolean> {
  if (!(await hasSaved())) return false;
  const visit = currentVisit();
  const cache = await caches.open(SAVED_CACHE);
  const kept = await lessonsIn(await cache.match(urlOf(uid)));
  if (visit !== currentVisit()) return false; // signed out meanwhile
  const own = savedLessons.get();
  const isOwn = ({ videoId }: SavedLesson) => own.some((one) => one.videoId === videoId);
  // Not stored where another tab has just signed out: then they wait for the next time.
  if (kept.length > 0 && !savedLessons.set([...kept.filter((lesson) => !isOwn(lesson)), ...own])) return false;
  await cache.delete(urlOf(uid)); // last: until then it says that their files are needed
  return kept.length > 0;
}

const hasSaved = async (): Promise<boolean> => 'caches' in globalThis && (await caches.has(SAVED_CACHE));

/** All that is kept, of whomever. */
export async function keptLessons(cache: Cache): Promise<SavedLesson[]> {
  const folder = savedUrl(KEPT_FOLDER, '');
  const records = (await cache.keys()).filter(({ url }) => url.startsWith(folder));
  const kept = await Promise.all(records.map(async (request) => lessonsIn(await cache.match(request))));
  return kept.flat();
}

const lessonsIn = async (record: Response | undefined): Promise<SavedLesson[]> =>
  parseSavedLessons(await record?.json().catch(() => undefined));

/** Whether any learner has left lessons here. False where this browser has no cache, or cannot read it: a sign-out goes on. */
export async function areLessonsKept(): Promise<boolean> {
  try {
    if (!(await hasSaved())) return false;
    return (await keptLessons(await caches.open(SAVED_CACHE))).length > 0;
  } catch {
    return false;
  }
}
