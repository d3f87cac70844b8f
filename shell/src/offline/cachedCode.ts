/** In the service worker: the code that plays saved lessons, and their posters, which stay as long as these. */
import { isRecord } from '@bazaar/shared/contracts/isRecord';
import { ownerOf, parseMounts } from '@bazaar/shared/contracts/mounts';
import { CODE_CACHE, NEEDS, type SaveCodeMessage, type SaveCodeResult } from '@bazaar/shared/saved/files';
import { FILE_CACHE } from './cacheRules.ts';
import { hasHash } from './checkedFiles.ts';
import { isPicture, PICTURE_CACHE } from './pictureCache.ts';
import { knownHosts, cachedDocuments } from './cachedDocuments.ts';
import { parseNeeds } from './workerMessage.ts';

/** For whom the code is saved: a later document's is saved for the same. */
type Needs = Pick<SaveCodeMessage, 'language' | 'paths' | 'pictures'>;

/** Hashes by URL. */
type Hashes = Readonly<Record<string, string>>;

/** What is saved of a request, if anything. */
export const fromCachedCode = ({ url }: Request): Promise<Response | undefined> =>
  caches.match(url, { cacheName: CODE_CACHE, ignoreVary: true });

/** Saves what the documents of this device need to show these pages. `startFiles`: what every page needs and no document names. */
export async function saveCodeFor({ language, paths, pictures }: Needs, startFiles: Hashes): Promise<SaveCodeResult> {
  try {
    const cache = await caches.open(CODE_CACHE); // deleted meanwhile, by a sign-out, it takes what comes with it
    await cache.put(NEEDS, new Response(JSON.stringify({ language, paths, pictures })));
    await Promise.all(pictures.map((url) => savePicture(cache, url).catch(() => {})));
    for (const document of await cachedDocuments()) await saveFiles(cache, filesOf(document, { language, paths }));
    await saveFiles(cache, startFiles);
    await removeUnneeded(startFiles);
    return 'saved';
  } catch (error) {
    return (error as Partial<Error> | undefined)?.name === 'QuotaExceededError' ? 'full' : 'failed';
  }
}

/** Whether a newer document may take the place of a saved one: while lessons are saved, only with the code that plays them. */
export async function maySave(document: Response): Promise<boolean> {
  const needs = await readNeeds();
  if (!needs) return true;
  try {
    await saveFiles(await caches.open(CODE_CACHE), filesOf(await document.clone().text(), needs));
    return true;
  } catch {
    return false;
  }
}

/** Removes what no saved document and no saved lesson needs any more. */
export async function removeUnneeded(startFiles: Hashes): Promise<void> {
  const needs = await readNeeds();
  if (!needs) return;
  const documents = (await cachedDocuments()).map((document) => filesOf(document, needs));
  const needed = [NEEDS, ...needs.pictures, ...[startFiles, ...documents].flatMap((files) => Object.keys(files))];
  const urls = new Set(needed.map((url) => new URL(url, location.origin).href));
  const cache = await caches.open(CODE_CACHE);
  for (const request of await cache.keys()) if (!urls.has(request.url)) await cache.delete(request);
}

/** Undefined where no lesson was saved. */
async function readNeeds(): Promise<Needs | undefined> {
  const response = await caches.match(NEEDS, { cacheName: CODE_CACHE });
  const needs: unknown = await response?.json().catch(() => undefined);
  return needs === undefined ? undefined : parseNeeds(needs, await knownHosts());
}

/**
 * The scripts and sheets of the shell, and of the remotes that have the pages, of every build that a visitor may get: in one
 * language (docs/decisions/033).
 */
function filesOf(html: string, { language, paths }: Omit<Needs, 'pictures'>): Hashes {
  const { integrity } = jsonOf(/<script type="importmap">(.*?)<\/script>/.exec(html)?.[1]);
  const isOther = otherLanguages(html, language);
  const registry = jsonOf(/<script type="application\/json" id="remotes">(.*?)<\/script>/.exec(html)?.[1]);
  const mounts = parseMounts(registry);
  const names = new Set(paths.map((path) => ownerOf(mounts, new URL(path, location.origin).pathname)));
  const folders = [...names].flatMap((name) => (name === undefined ? [] : foldersOf(registry[name])));
  const isNeeded = ([url, hash]: [string, unknown]) =>
    typeof hash === 'string' && !isOther(url) && ['/assets/', ...folders].some((folder) => url.startsWith(folder));
  return Object.fromEntries(Object.entries(isRecord(integrity) ? integrity : {}).filter(isNeeded)) as Hashes;
}

/** Whether a file belongs to another language than this one; a file that is the same in all belongs to none. */
function otherLanguages(html: string, language: string): (url: string) => boolean {
  const maps = [...html.matchAll(/<script type="importmap" data-language="(\w+)">(.*?)<\/script>/g)];
  const files = maps.map(([, name, map]) => ({ name, imports: Object.entries(importsIn(map)) }));
  const own = files.find(({ name }) => name === language)?.imports ?? [];
  const others = files.filter(({ name }) => name !== language).flatMap(({ imports }) => imports);
  const unwanted = new Set([...own.map(([url]) => url), ...others.map(([, file]) => file)]);
  return (url) => unwanted.has(url);
}

function importsIn(map: string | undefined): Record<string, unknown> {
  const { imports } = jsonOf(map);
  return isRecord(imports) ? imports : {};
}

/** Where the builds of a remote are: each beside its entry. */
function foldersOf(record: unknown): string[] {
  if (!isRecord(record)) return [];
  const { fallback, canary } = record;
  return [record, fallback, isRecord(canary) && canary.build].flatMap((build) =>
    isRecord(build) && typeof build.entry === 'string' ? build.entry.slice(0, build.entry.lastIndexOf('/') + 1) : [],
  );
}

function jsonOf(text = '{}'): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

async function saveFiles(cache: Cache, files: Hashes): Promise<void> {
  await Promise.all(Object.entries(files).map(([url, hash]) => saveFile(cache, url, hash)));
}

/** Requests a file only where no cache has it with its hash. */
async function saveFile(cache: Cache, url: string, integrity: string): Promise<void> {
  const own = await cache.match(url, { ignoreVary: true });
  if (own && (await hasHash(own, integrity))) return;
  const other = await caches.match(url, { cacheName: FILE_CACHE, ignoreVary: true });
  const response = other && (await hasHash(other, integrity)) ? other : await fetch(url, { integrity });
  if (!response.ok) throw new TypeError(`status ${response.status}`);
  await cache.put(url, response);
}

async function savePicture(cache: Cache, url: string): Promise<void> {
  if (await cache.match(url, { ignoreVary: true })) return;
  const response = (await caches.match(url, { cacheName: PICTURE_CACHE, ignoreVary: true })) ?? (await fetch(url));
  if (isPicture(response)) await cache.put(url, response);
}
