/**
 * The files of an index: a small manifest that is requested every time, and parts that never change under their names. A first
 * search needs names and words; descriptions, captions and pictures follow while its results are shown.
 */
import * as v from 'valibot';
import { SAFE_ID } from '../contracts/earlyReads.ts';
import { MAX_START_S } from '../contracts/startTime.ts';
import { HASH } from '@remotes-kit/runtime/hash';
import { cleanText } from '../format/cleanText.ts';
import { MAX_CAPTION_FILES, MAX_ENTRIES, MAX_MEANINGS, PARTS_FOLDER } from './constants.ts';
import { PARENTS, TYPES, type Entry } from './entries.ts';

/** Raised when pages of before, which may still be open, can no longer read the files. */
export const INDEX_FORMAT = 1;

/** A path of this site. */
const PATH = /^\/(?!\/)[\w/?=&%+.~-]{0,300}$/;
const MAX_NAME_LENGTH = 300;
const MAX_TEXT_LENGTH = 2_000;

const fileName = v.pipe(v.string(), v.regex(/^[a-z]{1,20}-[\w-]{8,40}\.json$/));
const partHash = v.pipe(v.string(), v.regex(HASH));
const manifestSchema = v.pipe(
  v.object({
    format: v.literal(INDEX_FORMAT),
    names: fileName,
    descriptions: fileName,
    /** Absent in an index that was published before there were any. */
    words: v.optional(fileName),
    pictures: v.optional(fileName),
    captions: v.pipe(v.array(fileName), v.maxLength(MAX_CAPTION_FILES)),
    hashes: v.record(fileName, partHash),
  }),
  v.check(({ names, descriptions, words = names, pictures = names, captions, hashes }) =>
    [names, descriptions, words, pictures, ...captions].every((name) => Object.hasOwn(hashes, name)),
  ),
);

/** The parts of an index, by the names of their files, and the hash of each, as `integrity` takes it. */
export type IndexManifest = v.InferOutput<typeof manifestSchema>;

export const parseManifest = (value: unknown): IndexManifest | undefined => outputOf(manifestSchema, value);

/** The address of a part, which is named by its content, as all files that caches keep. */
export const partUrl = (name: string): string => PARTS_FOLDER + name;

const numbers = v.pipe(v.array(v.number()), v.maxLength(MAX_ENTRIES));
const strings = v.pipe(v.array(v.string()), v.maxLength(MAX_ENTRIES));

/** The entries in columns; `names` has each name once. `parent` is the number of an earlier entry, -1 none. */
const namesSchema = v.object({
  names: strings,
  type: numbers,
  id: strings,
  name: numbers,
  parent: numbers,
  /** Of the lessons and reels only, by the number of the entry. */
  lessons: v.object({ entry: numbers, page: numbers, stream: numbers }),
  /** Of the reels only. */
  makers: v.object({ entry: numbers, name: numbers }),
  /** Of the cards of the landing page only. */
  cards: v.optional(v.object({ entry: numbers, path: strings })),
});

export type NamesPart = v.InferOutput<typeof namesSchema>;

/**
 * The entries of the first part by their numbers, by which the other parts name them; undefined for what is no such part. An
 * entry that breaks a rule is undefined, with all below it.
 */
export function parseNames(value: unknown): (Entry | undefined)[] | undefined {
  const part = outputOf(namesSchema, value);
  if (!part) return undefined;
  const names = part.names.map((name) => cleanText(name, MAX_NAME_LENGTH));
  const entries: (Entry | undefined)[] = [];
  for (const [index, id] of part.id.entries()) {
    const type = TYPES[part.type[index] ?? -1];
    const name = names[part.name[index] ?? -1];
    const parent = entries[part.parent[index] ?? -1];
    const isAllowed = type && (PARENTS[type].length === 0 ? !parent : parent && PARENTS[type].includes(parent.type));
    entries.push(isAllowed && name && SAFE_ID.test(id) ? { type, id, name, parent } : undefined);
  }
  part.lessons.entry.forEach((index, at) => {
    const entry = entries[index];
    if (entry) Object.assign(entry, { page: pageOf(part.lessons.page[at]), stream: part.lessons.stream[at] });
  });
  part.makers.entry.forEach((index, at) => {
    const entry = entries[index];
    if (entry) entry.by = names[part.makers.name[at] ?? -1];
  });
  part.cards?.entry.forEach((index, at) => {
    const entry = entries[index];
    const path = part.cards?.path[at] ?? '';
    if (entry && PATH.test(path)) entry.path = path;
  });
  return entries;
}

const pageOf = (page: number | undefined) => (page === 2 || page === 3 ? page : 1);

const descriptionsSchema = v.object({ texts: strings, entry: numbers, text: numbers });

export type DescriptionsPart = v.InferOutput<typeof descriptionsSchema>;

/** Each text once, and which entries have it; undefined for what is no such part. */
export function parseDescriptions(value: unknown): DescriptionsPart | undefined {
  const part = outputOf(descriptionsSchema, value);
  return part && { ...part, texts: part.texts.map((text) => cleanText(text, MAX_TEXT_LENGTH)) };
}

/**
 * The table of words: by the number of a meaning its phrases, between bars, as countingWords (phrases.ts) gives their words, and
 * the meanings that it is part of.
 */
const wordsSchema = v.object({
  phrases: v.pipe(v.array(v.string()), v.maxLength(MAX_MEANINGS)),
  partOf: v.array(v.array(v.number())),
});

export type WordsPart = v.InferOutput<typeof wordsSchema>;

/** The table of words; undefined for what is no such part. */
export function parseWords(value: unknown): WordsPart | undefined {
  const part = outputOf(wordsSchema, value);
  return part && { ...part, partOf: part.phrases.map((_, at) => part.partOf[at]?.filter(isKnown) ?? []) };
  function isKnown(meaning: number): boolean {
    return part?.phrases[meaning] !== undefined;
  }
}

const picturesSchema = v.object({ images: strings, entry: numbers, image: numbers });

export type PicturesPart = v.InferOutput<typeof picturesSchema>;

/** The id of an entry's picture, by the number of the entry; undefined for what is no such part. */
export function parsePictures(value: unknown): Map<number, string> | undefined {
  const part = outputOf(picturesSchema, value);
  const pictures = part?.entry.map((entry, at) => [entry, part.images[part.image[at] ?? -1] ?? ''] as const);
  return pictures && new Map(pictures.filter(([, id]) => SAFE_ID.test(id)));
}

/** Sentences of films, in columns: which film, the whole second it begins at, the text. */
const captionsSchema = v.object({ stream: numbers, startS: numbers, text: strings });

export type CaptionsPart = v.InferOutput<typeof captionsSchema>;

export function parseCaptions(value: unknown): CaptionsPart | undefined {
  const part = outputOf(captionsSchema, value);
  const isWhole = part && part.stream.length === part.text.length && part.startS.length === part.text.length;
  if (!isWhole || !part.startS.every((startS) => startS >= 0 && startS <= MAX_START_S)) return undefined;
  return { ...part, text: part.text.map((text) => cleanText(text, MAX_NAME_LENGTH)) };
}

/** Parses a value; undefined for one that breaks the schema. */
function outputOf<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> | undefined {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : undefined;
}
