/** In the service worker: the code that plays downloaded lessons, and their posters, which stay as long as these. */
import { withLongStorageDeadline } from '@bazaar/shared/device/storageDeadline';
import type { DocumentFiles } from '@bazaar/shared/contracts/documentFiles';
import { ownerOf } from '@remotes-kit/runtime/mounts';
import { CODE_CACHE, NEEDS, type SaveCodeResult, type SavedNeeds } from '@bazaar/shared/saved/files';
import { hasHash } from '@remotes-kit/runtime/fetchChecked';
import { isPicture, PICTURE_CACHE } from './pictureCache.ts';
import { cachedDocuments, FILE_CACHE, filesOf, knownHosts } from './cachedDocuments.ts';
import { parseNeeds } from './workerMessage.ts';

/** The pages and language that the code is saved for: a later document's is saved for these too. */
type Needs = Omit<SavedNeeds, 'isWhole'>;

/** Hashes by URL. */
type Hashes = Readonly<Record<string, string>>;

/** The saved response to a request, if there is one. Rejects where the cache does not respond. */
export const fromCachedCode = ({ url }: Request): Promise<Response | undefined> =>
  withLongStorageDeadline(caches.match(url, { cacheName: CODE_CACHE, ignoreVary: true }));

let untilForgotten = new AbortController();

/** Aborts with the next forgetCode. */
export const whileNotForgotten = (): AbortSignal => untilForgotten.signal;

/** Deletes the code; of what is being saved nothing comes after it. */
export async function forgetCode(): Promise<void> {
  untilForgotten.abort();
  untilForgotten = new AbortController();
  await withLongStorageDeadline(caches.delete(CODE_CACHE));
}

/** Saves what the documents of this device need to show these pages. `startFiles`: what every page needs and no document names. */
export async function saveCodeFor(
  { language, paths, pictures }: Needs,
  startFiles: Hashes,
  signal: AbortSignal,
): Promise<SaveCodeResult> {
  try {
    signal.throwIfAborted();
    const cache = await openCodeCache(); // deleted meanwhile, by a sign-out, it takes what comes with it
    const note = (needs: SavedNeeds) => withLongStorageDeadline(cache.put(NEEDS, Response.json(needs)));
    await note({ language, paths, pictures });
    await Promise.all(pictures.map((url) => savePicture(cache, url).catch(() => {})));
    for (const document of await cachedDocuments())
      await saveFiles(cache, neededOf(await filesOf(document), { language, paths }));
    await saveFiles(cache, startFiles);
    await removeUnneeded(startFiles);
    await note({ language, paths, pictures, isWhole: true });
    return 'saved';
  } catch (error) {
    return (error as Partial<Error> | undefined)?.name === 'QuotaExceededError' ? 'full' : 'failed';
  }
}

/**
 * Says that a newer document may take the place of a cached one: only with the list of its files, and while lessons are saved with the
 * code that plays them.
 */
export async function maySave(document: Response): Promise<boolean> {
  try {
    const code = await cachedCode();
    const files = await filesOf(document);
    if (code) await saveFiles(code.cache, neededOf(files, code.needs));
    return true;
  } catch {
    return false;
  }
}

/** Removes what no cached document and no saved lesson needs any more. Rejects where it is not known what a document needs. */
export async function removeUnneeded(startFiles: Hashes): Promise<void> {
  const code = await cachedCode();
  if (!code) return;
  const { cache, needs } = code;
  const lists = await Promise.all((await cachedDocuments()).map(filesOf));
  const documents = lists.map((files) => neededOf(files, needs));
  const needed = [NEEDS, ...needs.pictures, ...[startFiles, ...documents].flatMap((files) => Object.keys(files))];
  const urls = new Set(needed.map((url) => new URL(url, location.origin).href));
  for (const request of await withLongStorageDeadline(cache.keys()))
    if (!urls.has(request.url)) await withLongStorageDeadline(cache.delete(request));
}

const openCodeCache = () => withLongStorageDeadline(caches.open(CODE_CACHE));

/** Undefined where no lesson was saved. The cache is opened first: what is put there once it was deleted goes with it. */
async function cachedCode(): Promise<{ cache: Cache; needs: Needs } | undefined> {
  if (!(await withLongStorageDeadline(caches.has(CODE_CACHE)))) return undefined;
  const cache = await openCodeCache();
  const value: unknown = await (await withLongStorageDeadline(cache.match(NEEDS)))?.json().catch(() => undefined);
  const needs = value === undefined ? undefined : parseNeeds(value, await knownHosts());
  return needs && { cache, needs };
}

/**
 * The scripts and sheets of the shell, and of the remotes that have the pages, of every build that a visitor may get: in one
 * language (docs/decisions/033).
 */
export function neededOf({ mounts, files }: DocumentFiles, { language, paths }: Omit<Needs, 'pictures'>): Hashes {
  const remotes = paths.map((path) => ownerOf(mounts, new URL(path, location.origin).pathname));
  const needed = files.filter(
    (file) => (file.remote === undefined || remotes.includes(file.remote)) && (file.language ?? language) === language,
  );
  return Object.fromEntries(needed.map(({ url, hash }) => [url, hash]));
}

async function saveFiles(cache: Cache, files: Hashes): Promise<void> {
  await Promise.all(Object.entries(files).map(([url, hash]) => saveFile(cache, url, hash)));
}

/** Requests a file only where no cache has it with its hash. */
async function saveFile(cache: Cache, url: string, integrity: string): Promise<void> {
  const saved = await withLongStorageDeadline(cache.match(url, { ignoreVary: true }));
  if (saved && (await hasHash(saved, integrity))) return;
  const other = await withLongStorageDeadline(caches.match(url, { cacheName: FILE_CACHE, ignoreVary: true }));
  const response = other && (await hasHash(other, integrity)) ? other : await fetch(url, { integrity });
  if (!response.ok) throw new TypeError(`status ${response.status}`);
  await withLongStorageDeadline(cache.put(url, response));
}

async function savePicture(cache: Cache, url: string): Promise<void> {
  if (await withLongStorageDeadline(cache.match(url, { ignoreVary: true }))) return;
  const other = await withLongStorageDeadline(caches.match(url, { cacheName: PICTURE_CACHE, ignoreVary: true }));
  const response = other ?? (await fetch(url));
  if (isPicture(response)) await withLongStorageDeadline(cache.put(url, response));
}
