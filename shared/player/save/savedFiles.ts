/** The files of saved lessons: one cache, where the service worker finds them (shell/src/offline/serviceWorker.ts). */
import { MAIN_PLAYLIST } from './mainPlaylist.ts';

export const SAVED_CACHE = 'saved-lessons';
/** The folder of the addresses of saved streams; no server has anything there (shared/tools/compose/hostingRules.ts). */
export const SAVED_FOLDER = '/saved/';

/** Where a file of a saved stream is: the service worker responds. */
export const savedUrl = (streamId: string, name: string): string =>
  `${location.origin}${SAVED_FOLDER}${streamId}/${name}`;

/** Whether all files of a stream are here: its main playlist is written last. */
export async function isWhole(streamId: string): Promise<boolean> {
  const cache = await caches.open(SAVED_CACHE);
  return (await cache.match(savedUrl(streamId, MAIN_PLAYLIST))) !== undefined;
}

/** Removes the files of a stream, the main playlist first: what remains then claims nothing. The last one's cache goes too. */
export async function removeFiles(streamId: string): Promise<void> {
  const cache = await caches.open(SAVED_CACHE);
  await cache.delete(savedUrl(streamId, MAIN_PLAYLIST));
  const all = await cache.keys();
  const own = all.filter(({ url }) => url.startsWith(savedUrl(streamId, '')));
  await Promise.all(own.map((request) => cache.delete(request)));
  if (all.length === own.length) await caches.delete(SAVED_CACHE);
}
