/** The files of downloaded lessons, where the service worker finds them (shell/src/offline/serviceWorker.ts). */
import { withLongStorageDeadline, withStorageDeadline } from '../device/storageDeadline.ts';
import { MAIN_PLAYLIST } from '../media/urls.ts';
import type { SavePlan } from './plan.ts';

/** Returns true where this browser can save lessons: not in every private window. */
export const canSave = (): boolean => 'caches' in globalThis && 'serviceWorker' in navigator;

/** The cache of their streams. */
export const LESSON_CACHE = 'saved-lessons';
/** Resolves to that cache, which is made where there is none. Rejects where the browser does not respond. */
export const openLessonCache = (): Promise<Cache> => withStorageDeadline(caches.open(LESSON_CACHE));

/** The cache of the site's code and of the posters that belong to them. */
export const CODE_CACHE = 'saved-files';
/** The file in that cache that says for which lessons the code is saved, and in which language. */
export const NEEDS = '/saved/needs.json';
/** The file in each folder that lists all others. */
export const PLAN = 'plan.json';
/** The folder of the addresses of saved streams; no server has anything there (shared/tools/composition.ts). */
export const LESSON_FOLDER = '/saved/';

/** The message to the service worker that saves the code, with a port for the result. */
export interface SaveCodeMessage {
  type: 'SAVE_CODE';
  /** The page's: the code is saved with the texts of this language. */
  language: string;
  /** The pages that play the lessons. */
  paths: readonly string[];
  /** The URLs of their posters; one that cannot be had is no failure. */
  pictures: readonly string[];
}

/** The content of that file. `isWhole`: all of the code has come; absent while it is being saved, and where that broke off. */
export type SavedNeeds = Pick<SaveCodeMessage, 'language' | 'paths' | 'pictures'> & { isWhole?: true };

/** The message to the service worker that ends what it saves of the code, and deletes it. */
export const FORGET_CODE = 'FORGET_CODE';

/** 'full': the device; 'failed': not all could be had. */
export type SaveCodeResult = 'saved' | 'full' | 'failed';

/** The address of a file of a save, at which the service worker responds. */
export const fileUrl = (folder: string, name: string): string => `${location.origin}${LESSON_FOLDER}${folder}/${name}`;

/**
 * The folder of a plan. Another quality, and the stream as it was before, are other plans: a save never touches the files of
 * another one. Lessons with the same plan share it, of whichever learner.
 */
export async function folderOf(streamId: string, plan: SavePlan): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(plan)));
  const hash = [...new Uint8Array(digest).subarray(0, 6)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${streamId}${OF_PLAN}${hash}`;
}

/** Between a stream and the hash of its plan; no id of a stream has it. Folders of before have no hash. */
export const OF_PLAN = '~';

/** Returns true where all files of a folder are here: its main playlist is written last. Rejects where the cache does not respond. */
export async function isWhole(folder: string): Promise<boolean> {
  const main = fileUrl(folder, MAIN_PLAYLIST);
  return (await withStorageDeadline(caches.match(main, { cacheName: LESSON_CACHE }))) !== undefined;
}

/** A file as it is saved: it says its length, since a plan knows that of byte ranges only. */
export const fileResponse = (body: Blob): Response =>
  new Response(body, { headers: { 'content-length': String(body.size) } });

/** The size of a saved file; 0 where it is not as long as its plan says, or as it was when it was saved. */
export async function wholeSize(file: Response, planned?: number): Promise<number> {
  const { size } = await file.blob();
  const length = planned ?? Number(file.headers.get('content-length') ?? size); // files of before do not say it
  return size === length ? size : 0;
}

/**
 * Why a lesson cannot be played from its folder: a file was removed, or has lost its end. Undefined: all are whole. Rejects where the
 * cache does not respond.
 */
export async function damageOf(folder: string): Promise<'removed' | 'damaged' | undefined> {
  const cache = await openLessonCache();
  const plan = (await (await withStorageDeadline(cache.match(fileUrl(folder, PLAN))))?.json()) as SavePlan | undefined;
  if (!plan) return 'removed';
  const look = async ({ name, range }: { name: string; range?: { length: number } | undefined }) => {
    const file = await withLongStorageDeadline(cache.match(fileUrl(folder, name)));
    if (!file) return 'removed';
    return (await wholeSize(file, range?.length)) === 0 ? 'damaged' : undefined;
  };
  const found = await Promise.all([...plan.files, ...plan.playlists].map(look));
  return found.find((damage) => damage === 'removed') ?? found.find(Boolean);
}
