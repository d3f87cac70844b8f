/** What no saved lesson needs any more. */
import { KEPT_FOLDER, keptLessons } from './keptLessons.ts';
import { MAIN_PLAYLIST } from './mainPlaylist.ts';
import { CODE_CACHE, FORGET_CODE, OF_PLAN, SAVED_CACHE, SAVED_FOLDER } from './savedFiles.ts';
import { savedLessons, type SavedLesson } from './savedLessons.ts';

/**
 * Removes the folders that no lesson needs, neither of this learner's nor of those who have signed out and left theirs, each with
 * its main playlist first: what remains then claims nothing. A lesson needs the one that it is played from, and until it is whole
 * what has come of its stream. With the last one the cache goes too.
 */
export async function removeUnneededFolders(): Promise<void> {
  const cache = await caches.open(SAVED_CACHE);
  const lessons = [...savedLessons.get(), ...(await keptLessons(cache))];
  const all = await cache.keys();
  const unneeded = all.filter(({ url }) => !isNeeded(folderIn(url), lessons));
  const isMain = ({ url }: Request) => url.endsWith(`/${MAIN_PLAYLIST}`);
  for (const requests of [unneeded.filter(isMain), unneeded])
    await Promise.all(requests.map((request) => cache.delete(request)));
  if (all.length === unneeded.length) await caches.delete(SAVED_CACHE);
}

const isNeeded = (folder: string, lessons: readonly SavedLesson[]): boolean =>
  folder === KEPT_FOLDER ||
  lessons.some(
    (lesson) => lesson.folder === folder || (lesson.state !== 'whole' && folder.startsWith(lesson.streamId + OF_PLAN)),
  );

const folderIn = (url: string): string => new URL(url).pathname.slice(SAVED_FOLDER.length).split('/')[0]!;

/** At a sign-out, once the records are forgotten: all that nobody has left here on purpose. */
export async function forgetSaved(): Promise<void> {
  try {
    await Promise.all([removeUnneededFolders(), forgetCode()]);
  } catch {
    // This browser has no cache.
  }
}

/** The service worker deletes it too: it may have been told just before to save it. */
async function forgetCode(): Promise<void> {
  await caches.delete(CODE_CACHE);
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.active?.postMessage({ type: FORGET_CODE });
}
