/** The index as files of the site: small enough that the page itself searches (docs/decisions/030). */
import { withDeadline } from '@bazaar/shared/device';
import { PART_DEADLINE_MS } from './constants.ts';
import { wordsOf } from './findTexts.ts';
import {
  parseCaptions,
  parseDescriptions,
  parseManifest,
  parseNames,
  partUrl,
  type CaptionsPart,
  type IndexManifest,
} from './indexFiles.ts';
import { MANIFEST_URL } from './indexFolder.ts';
import { rank, type SearchedNames, type SearchedTexts } from './rank.ts';
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

/** Reads a file of the index; `isFixed`: it never changes under its name. Tests and benchmarks have other readers. */
export type ReadFile = (url: string, isFixed: boolean) => Promise<unknown>;

/** An index of the files that `read` gives, loaded by the first search; after a failure by the next one. */
export function createStaticIndex(read: ReadFile = readFile): SearchIndex {
  let loading: Promise<Parts> | undefined;
  const load = () =>
    (loading ??= loadParts(read).catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  return {
    async *search(query, signal) {
      const words = wordsOf(query);
      const { names, texts } = await load();
      if (signal.aborted) return;
      const isHere = await Promise.race([texts.then(() => true), false]);
      if (!isHere) yield rank(words, names);
      const loaded = await texts;
      if (!signal.aborted) yield { ...rank(words, names, loaded), isWhole: true };
    },
  };
}

async function loadParts(read: ReadFile): Promise<Parts> {
  const manifest = parseManifest(await read(MANIFEST_URL, false));
  if (!manifest) throw new NoIndexError('the manifest is none');
  const entries = parseNames(await read(partUrl(manifest.names), true));
  if (!entries) throw new NoIndexError('the names are none');
  const texts = [...new Set(entries.flatMap((entry) => (entry ? [entry.name, ...(entry.by ? [entry.by] : [])] : [])))];
  const numberOf = new Map(texts.map((text, number) => [text, number]));
  const names = { entries, names: await createTextIndex(texts), numberOf };
  return { names, texts: loadTexts(read, manifest).catch(() => undefined) };
}

async function loadTexts(read: ReadFile, manifest: IndexManifest): Promise<SearchedTexts | undefined> {
  const [descriptions, ...captions] = await Promise.all([
    read(partUrl(manifest.descriptions), true).then(parseDescriptions),
    ...manifest.captions.map((name) => read(partUrl(name), true).then(parseCaptions)),
  ]);
  if (!descriptions) return undefined;
  const { texts, entry, text } = descriptions;
  const parts = captions.filter((part) => part !== undefined);
  const column = <K extends keyof CaptionsPart>(name: K) =>
    parts.flatMap((part) => part[name] as CaptionsPart[K][number][]);
  const sentences = column('text');
  return {
    descriptions: {
      index: await createTextIndex(texts),
      texts,
      textOf: new Map(entry.map((number, at) => [number, text[at] ?? -1])),
    },
    captions: {
      index: await createTextIndex(sentences),
      texts: sentences,
      stream: column('stream'),
      startS: column('startS'),
    },
  };
}

async function readFile(url: string, isFixed: boolean): Promise<unknown> {
  const loading = fetch(url, isFixed ? {} : { cache: 'no-cache' }).then((response) => {
    if (!response.ok) throw new NoIndexError(`${url}: ${response.status}`);
    return response.json() as Promise<unknown>;
  });
  return withDeadline(loading, PART_DEADLINE_MS, new NoIndexError(`${url}: no response in time`));
}
