/** The files of saved lessons, where the service worker finds them (shell/src/offline/serviceWorker.ts). */
import { MAIN_PLAYLIST } from './mainPlaylist.ts';
import type { SavePlan } from './planSave.ts';

/** The cache of their streams. */
export const SAVED_CACHE = 'saved-lessons';
/** The cache of the site's code and of the posters that belong to them. */
export const CODE_CACHE = 'saved-files';
/** In that cache: for whom the code is saved, and in which language. */
export const NEEDS = '/saved/needs.json';
/** What a saved stream consists of: files of another plan are not mixed with them. */
export const PLAN = 'plan.json';
/** The folder of the addresses of saved streams; no server has anything there (shared/tools/compose/hostingRules.ts). */
export const SAVED_FOLDER = '/saved/';

/** The message to the service worker that saves the code, with a port for the result. */
export interface SaveCodeMessage {
  type: 'SAVE_CODE';
  /** That of the page: the code is saved with the texts of this one. */
  language: string;
  /** The pages that play the lessons. */
  paths: readonly string[];
  /** The URLs of their posters; one that cannot be had is no failure. */
  pictures: readonly string[];
}

/** 'full': the device; 'failed': not all could be had. */
export type SaveCodeResult = 'saved' | 'full' | 'failed';

/** Where a file of a saved stream is: the service worker responds. */
export const savedUrl = (streamId: string, name: string): string =>
  `${location.origin}${SAVED_FOLDER}${streamId}/${name}`;

/** Whether all files of a stream are here: its main playlist is written last. */
export async function isWhole(streamId: string): Promise<boolean> {
  const cache = await caches.open(SAVED_CACHE);
  return (await cache.match(savedUrl(streamId, MAIN_PLAYLIST))) !== undefined;
}

/** Whether each of them is, one by one. */
export async function isComplete(streamId: string): Promise<boolean> {
  if (!(await isWhole(streamId))) return false;
  const cache = await caches.open(SAVED_CACHE);
  const plan = (await (await cache.match(savedUrl(streamId, PLAN)))?.json()) as SavePlan | undefined;
  const names = plan && [...plan.files, ...plan.playlists].map(({ name }) => name);
  const found = await Promise.all((names ?? ['']).map((name) => cache.match(savedUrl(streamId, name))));
  return found.every((file) => file !== undefined);
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

/** Removes all that was saved; for a sign-out. */
export async function forgetSaved(): Promise<void> {
  try {
    await Promise.all([SAVED_CACHE, CODE_CACHE].map((name) => caches.delete(name)));
  } catch {
    // This browser has no cache.
  }
}
