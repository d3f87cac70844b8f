import { COUNTS, MIN_SHARE_OF_BEST, REPEATED_NAME, WHOLE_NAME } from './constants.ts';
import { KIND_OF, lineOf, pathOf, whereOf, type Entry } from './entries.ts';
import { fitOf, findTexts, type Found, type QueryWord } from './findTexts.ts';
import type { SearchResult, SearchRow } from './searchIndex.ts';
import type { Meanings } from './meanings.ts';
import type { TextIndex } from './textIndex.ts';

/** The parts of an index that are here, ready to be searched. */
export interface SearchedNames {
  entries: readonly (Entry | undefined)[];
  /** Each name once. */
  names: TextIndex;
  /** By the number of the entry the numbers of its name and of those above it, and of the name of its maker. */
  lines: readonly NameLine[];
  meanings?: Meanings | undefined;
}

export interface SearchedTexts {
  descriptions: { index: TextIndex; texts: readonly string[]; textOf: ReadonlyMap<number, number> };
  captions: { index: TextIndex; texts: readonly string[]; stream: readonly number[]; startS: readonly number[] };
  /** By the number of the entry. */
  pictures: ReadonlyMap<number, string>;
}

export interface NameLine {
  name: number;
  above: readonly number[];
  maker?: number | undefined;
}

interface Ranked {
  entry: Entry;
  imageId: string | undefined;
  fit: number;
  caption?: { text: string; startS: number } | undefined;
  description?: string | undefined;
}

/** The result from what is here: each thing once, the best first. */
export function rank(words: readonly QueryWord[], searched: SearchedNames, texts?: SearchedTexts): SearchResult {
  const names = findTexts(searched.names, words);
  const descriptions = texts && findTexts(texts.descriptions.index, words);
  const captions = texts && bestCaptions(words, texts.captions);
  const ranked: Ranked[] = [];
  for (const [number, entry] of searched.entries.entries()) {
    if (!entry) continue;
    const byName = nameFit(names, searched.names, searched.lines[number]!) * COUNTS.name;
    const text = descriptions && texts.descriptions.textOf.get(number);
    const byText = text === undefined ? 0 : fitOf(descriptions!, text) * COUNTS.description;
    const caption = entry.stream === undefined ? undefined : captions?.best.get(entry.stream);
    const fit = Math.max(byName, byText, caption?.fit ?? 0);
    if (fit === 0) continue;
    ranked.push({
      entry,
      imageId: texts?.pictures.get(number),
      fit,
      ...(fit > byName && (fit === byText ? { description: texts!.descriptions.texts[text!] } : { caption })),
    });
  }
  const terms = [names, descriptions, captions].flatMap((found) => [...(found?.terms ?? [])]);
  return {
    rows: oncePerThing(ranked),
    terms: new Set(terms.flatMap((term) => [...(searched.meanings?.spelled.get(term) ?? [term])])),
    isWhole: texts !== undefined,
  };
}

/** A reel is found by its maker too; what else an entry belongs to only helps one whose own name fits. */
function nameFit(found: Found, names: TextIndex, { name, above, maker }: NameLine): number {
  const fit = fitOf(found, name, above, COUNTS.above);
  if (fit) return fit + wholeName(found, name, names.wordsIn(name));
  return maker === undefined ? 0 : fitOf(found, maker) * COUNTS.above;
}

/** The names of entries as numbers: each name once, and the line of each entry. */
export function linesOf(entries: readonly (Entry | undefined)[]): { texts: string[]; lines: NameLine[] } {
  const numbers = new Map<string, number>();
  const numberIn = (text: string) => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  const lines = entries.map((entry): NameLine => {
    if (!entry) return { name: -1, above: [] };
    const [name = -1, ...above] = lineOf(entry).map((one) => numberIn(one.name));
    const maker = entry.by === undefined ? undefined : numberIn(entry.by);
    return { name, maker, above: maker === undefined ? above : [...above, maker] };
  });
  return { texts: [...numbers.keys()], lines };
}

/** More for a name that says little else than the query. */
function wholeName({ fits }: Found, name: number, wordCount: number): number {
  const found = fits.filter((fit) => fit.has(name)).length;
  return WHOLE_NAME * Math.min(1, found / Math.max(1, wordCount));
}

/** The sentence of each film that fits best. */
function bestCaptions(words: readonly QueryWord[], { index, texts, stream, startS }: SearchedTexts['captions']) {
  const found = findTexts(index, words);
  const best = new Map<number, { fit: number; text: string; startS: number }>();
  for (const sentence of new Set(found.fits.flatMap((fits) => [...fits.keys()]))) {
    const fit = fitOf(found, sentence) * COUNTS.caption;
    const film = stream[sentence]!;
    if (fit > (best.get(film)?.fit ?? 0)) best.set(film, { fit, text: texts[sentence]!, startS: startS[sentence]! });
  }
  return { best, terms: found.terms };
}

/** Each thing once, the best first, those that fit badly left out. A film is one thing, in levels and playlists together, or in several reels. */
function oncePerThing(ranked: readonly Ranked[]): SearchRow[] {
  const sorted = ranked.toSorted((a, b) => b.fit - a.fit);
  const least = (sorted[0]?.fit ?? 0) * MIN_SHARE_OF_BEST;
  const rows = new Map<string, { row: SearchRow; fit: number }>();
  const named = new Map<string, number>();
  for (const { entry, imageId, fit, caption, description } of sorted) {
    if (fit < least) break;
    const kind = KIND_OF[entry.type];
    const key = entry.stream !== undefined ? `${kind} film ${entry.stream}` : `${entry.type} ${entry.id}`;
    const known = rows.get(key);
    if (known) {
      known.row.others += 1;
      continue;
    }
    const name = `${entry.type} ${entry.name}`;
    const before = named.get(name) ?? 0;
    named.set(name, before + 1);
    rows.set(key, {
      fit: fit * REPEATED_NAME ** before,
      row: {
        kind,
        type: entry.type,
        name: entry.name,
        where: whereOf(entry),
        path: pathOf(entry, caption && Math.floor(caption.startS)),
        imageId,
        caption: caption && { text: caption.text, startS: caption.startS },
        description,
        others: 0,
      },
    });
  }
  return [...rows.values()].toSorted((a, b) => b.fit - a.fit).map(({ row }) => row);
}
