/** The index as files of the site: small enough that the page itself searches (docs/decisions/030). */
import { withDeadline } from '@bazaar/shared/device';
import { fetchChecked } from '@remotes-kit/runtime/fetchChecked';
import { PART_DEADLINE_MS, MANIFEST_URL } from './constants.ts';
import { wordsOf } from './findTexts.ts';
import { nearWords } from './fold.ts';
import {
  parseCaptions,
  parseDescriptions,
  parseManifest,
  parseNames,
  parsePictures,
  parseWords,
  partUrl,
  type CaptionsPart,
  type IndexManifest,
} from './indexFiles.ts';
import { createMeanings, type Meanings } from './meanings.ts';
import { linesOf, rank, type SearchedNames, type SearchedTexts } from './rank.ts';
import type { SearchIndex } from './searchIndex.ts';
import { createTextIndex } from './textIndex.ts';

/** The index could not be loaded, or what came is none. */
export class NoIndexError extends Error {
  override name = 'NoIndexError';
}

interface Parts {
  names: SearchedNames;
  /** Never rejects; undefined where they could not be had: names are searched all the same. */
  texts: Promise<SearchedTexts | undefined>;
}

/**
 * Reads a file of the index: what never changes under its name with its hash, the manifest past some caches or all. What is no
 * JSON may be undefined. Tests and benchmarks have other readers.
 */
export type ReadFile = (url: string, how: { integrity: string } | { cache: RequestCache }) => Promise<unknown>;

/** An index of the files that `read` gives, loaded by the first search; after a failure by the next one. */
export function createStaticIndex(read: ReadFile = readFile): SearchIndex {
  let loading: Promise<Parts> | undefined;
  let manifestCache: RequestCache = 'no-cache';
  const load = () =>
    (loading ??= loadParts(read, manifestCache).catch((error: unknown) => {
      loading = undefined;
      manifestCache = 'reload'; // it may be the manifest that names what is not there
      throw error;
    }));
  return {
    async *search(query, signal) {
      const { names, texts } = await load();
      const words = wordsOf(query, names.meanings);
      if (signal.aborted) return;
      const isHere = await Promise.race([texts.then(() => true), false]);
      if (!isHere) yield rank(words, names);
      const loaded = await texts;
      if (signal.aborted) return;
      const result = rank(words, names, loaded);
      const isNothing = result.rows.length === 0 && loaded !== undefined;
      yield {
        ...result,
        isWhole: true,
        meant: isNothing ? (names.meanings?.meant(nearWords(query)) ?? []) : undefined,
      };
    },
  };
}

async function loadParts(read: ReadFile, cache: RequestCache): Promise<Parts> {
  const manifest = await loadManifest(read, cache);
  const loadingMeanings = loadMeanings(read, manifest).catch(() => undefined); // without them words find themselves
  const entries = parseNames(await readPart(read, manifest, manifest.names));
  if (!entries) throw new NoIndexError('the names are none');
  const { texts, lines } = linesOf(entries);
  const meanings = await loadingMeanings;
  const names = { entries, names: await createTextIndex(texts, meanings), lines, meanings };
  return { names, texts: loadTexts(read, manifest, meanings).catch(() => undefined) };
}

async function loadMeanings(read: ReadFile, manifest: IndexManifest): Promise<Meanings | undefined> {
  if (!manifest.words) return undefined;
  const words = parseWords(await readPart(read, manifest, manifest.words));
  return words && createMeanings(words);
}

/** Reads the manifest. A cache compares it by its tag, which a response that was cut has too: one that cannot be parsed is requested anew. */
async function loadManifest(read: ReadFile, cache: RequestCache): Promise<IndexManifest> {
  const get = async (how: RequestCache) => parseManifest(await read(MANIFEST_URL, { cache: how }));
  const manifest = (await get(cache)) ?? (await get('reload'));
  if (!manifest) throw new NoIndexError('the manifest is none');
  return manifest;
}

const readPart = (read: ReadFile, { hashes }: IndexManifest, name: string) =>
  read(partUrl(name), { integrity: hashes[name]! });

async function loadTexts(
  read: ReadFile,
  manifest: IndexManifest,
  meanings: Meanings | undefined,
): Promise<SearchedTexts | undefined> {
  const loadingPictures = manifest.pictures
    ? readPart(read, manifest, manifest.pictures).then(parsePictures, () => undefined)
    : undefined;
  const [descriptions, ...captions] = await Promise.all([
    readPart(read, manifest, manifest.descriptions).then(parseDescriptions),
    ...manifest.captions.map((name) => readPart(read, manifest, name).then(parseCaptions)),
  ]);
  if (!descriptions) return undefined;
  const { texts, entry, text } = descriptions;
  const parts = captions.filter((part) => part !== undefined);
  const column = <K extends keyof CaptionsPart>(name: K) =>
    parts.flatMap((part) => part[name] as CaptionsPart[K][number][]);
  const sentences = column('text');
  return {
    descriptions: {
      index: await createTextIndex(texts, meanings),
      texts,
      textOf: new Map(entry.map((number, at) => [number, text[at] ?? -1])),
    },
    captions: {
      index: await createTextIndex(sentences, meanings),
      texts: sentences,
      stream: column('stream'),
      startS: column('startS'),
    },
    pictures: (await loadingPictures) ?? new Map(),
  };
}

async function readFile(url: string, how: { integrity: string } | { cache: RequestCache }): Promise<unknown> {
  const loading =
    'integrity' in how ? fetchChecked(how.integrity, (init) => fetch(url, init)) : fetchOk(url, { cache: how.cache });
  const reading = loading.then((response) => response.json() as Promise<unknown>).catch(noJson);
  return withDeadline(reading, PART_DEADLINE_MS, new NoIndexError(`${url}: no response in time`));
}

async function fetchOk(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (!response.ok) throw new NoIndexError(`${url}: ${response.status}`);
  return response;
}

function noJson(error: unknown): undefined {
  if (!(error instanceof SyntaxError)) throw error;
}
