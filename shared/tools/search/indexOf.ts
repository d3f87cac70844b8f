import { createHash } from 'node:crypto';
import { PARENTS, TYPES } from '../../search/entries.ts';
import {
  INDEX_FORMAT,
  type CaptionsPart,
  type DescriptionsPart,
  type IndexManifest,
  type NamesPart,
  type PicturesPart,
  type WordsPart,
} from '../../search/indexFiles.ts';
import { hashOf } from '../build/hashOf.ts';
import type { Sentence } from './parseVtt.ts';
import type { Found } from './readSchool.ts';

/** Not in the spec: so many sentences a file, 100 to 200 KB of text. */
const SENTENCES_PER_FILE = 2_000;

/** The files of an index: the manifest, and the parts by their names. */
export interface IndexFiles {
  manifest: IndexManifest;
  parts: Map<string, string>;
}

/** Writes the index of what was found. The same things make the same files. */
export function indexOf(
  all: readonly Found[],
  captions: ReadonlyMap<string, readonly Sentence[]>,
  words: WordsPart = { phrases: [], partOf: [] },
): IndexFiles {
  const streams = new Map<string, number>();
  for (const { streamId } of all) if (streamId !== undefined) numberIn(streams, streamId);
  const parts = new Map<string, string>();
  const hashes: Record<string, string> = {};
  const add = (part: string, content: object): string => {
    const text = JSON.stringify(content);
    const name = `${part}-${createHash('sha256').update(text).digest('base64url').slice(0, 12)}.json`;
    parts.set(name, text);
    hashes[name] = hashOf(text);
    return name;
  };
  const manifest = {
    format: INDEX_FORMAT as typeof INDEX_FORMAT,
    names: add('names', namesOf(all, streams)),
    words: add('words', words),
    pictures: add('pictures', picturesOf(all)),
    descriptions: add('descriptions', descriptionsOf(all)),
    captions: captionFiles(captions, streams).map((part) => add('captions', part)),
    hashes,
  };
  return { manifest, parts };
}

function namesOf(all: readonly Found[], streams: ReadonlyMap<string, number>): NamesPart {
  const numberOf = new Map(all.map(({ type, id }, number) => [`${type} ${id}`, number]));
  const names = new Map<string, number>();
  const part: NamesPart = {
    names: [],
    type: all.map(({ type }) => TYPES.indexOf(type)),
    id: all.map(({ id }) => id),
    name: all.map(({ name }) => numberIn(names, name)),
    parent: all.map(({ type, parentId }) => {
      const parent = PARENTS[type].find((found) => numberOf.has(`${found} ${parentId}`));
      return parent ? numberOf.get(`${parent} ${parentId}`)! : -1;
    }),
    lessons: { entry: [], page: [], stream: [] },
    makers: { entry: [], name: [] },
    cards: { entry: [], path: [] },
  };
  for (const [number, { page = 1, streamId, by, path }] of all.entries()) {
    if (streamId !== undefined) {
      part.lessons.entry.push(number);
      part.lessons.page.push(page);
      part.lessons.stream.push(streams.get(streamId)!);
    }
    if (by !== undefined) {
      part.makers.entry.push(number);
      part.makers.name.push(numberIn(names, by));
    }
    if (path !== undefined) {
      part.cards!.entry.push(number);
      part.cards!.path.push(path);
    }
  }
  return { ...part, names: [...names.keys()] };
}

function descriptionsOf(all: readonly Found[]): DescriptionsPart {
  const texts = new Map<string, number>();
  const described = [...all.entries()].filter(([, { description }]) => description !== undefined);
  const text = described.map(([, { description }]) => numberIn(texts, description!));
  return { texts: [...texts.keys()], entry: described.map(([number]) => number), text };
}

function picturesOf(all: readonly Found[]): PicturesPart {
  const images = new Map<string, number>();
  const pictured = [...all.entries()].filter(([, { imageId }]) => imageId !== undefined);
  const image = pictured.map(([, { imageId }]) => numberIn(images, imageId!));
  return { images: [...images.keys()], entry: pictured.map(([number]) => number), image };
}

function captionFiles(
  captions: ReadonlyMap<string, readonly Sentence[]>,
  streams: ReadonlyMap<string, number>,
): CaptionsPart[] {
  const all = [...streams].flatMap(([id, stream]) =>
    (captions.get(id) ?? []).map((sentence) => ({ ...sentence, stream })),
  );
  const count = Math.ceil(all.length / SENTENCES_PER_FILE);
  return Array.from({ length: count }, (_, file) => {
    const own = all.slice(file * SENTENCES_PER_FILE, (file + 1) * SENTENCES_PER_FILE);
    return {
      stream: own.map(({ stream }) => stream),
      startS: own.map(({ startS }) => startS),
      text: own.map(({ text }) => text),
    };
  });
}

/** The number of a text that is listed once. */
function numberIn(numbers: Map<string, number>, text: string): number {
  const number = numbers.get(text) ?? numbers.size;
  numbers.set(text, number);
  return number;
}
