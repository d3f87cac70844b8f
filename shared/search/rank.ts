import { COUNTS, MIN_SHARE_OF_BEST, WHOLE_NAME } from './constants.ts';
import { KIND_OF, lineOf, pathOf, whereOf, type Entry } from './entries.ts';
import { fitOf, findTexts, type Found, type QueryWord } from './findTexts.ts';
import type { SearchResult, SearchRow } from './searchIndex.ts';
import type { TextIndex } from './textIndex.ts';

/** The parts of an index that are here, ready to be searched. */
export interface SearchedNames {
  entries: readonly (Entry | undefined)[];
  /** Each name once, and its number by name. */
  names: TextIndex;
  numberOf: ReadonlyMap<string, number>;
}

export interface SearchedTexts {
  descriptions: { index: TextIndex; texts: readonly string[]; textOf: ReadonlyMap<number, number> };
  captions: { index: TextIndex; texts: readonly string[]; stream: readonly number[]; startS: readonly number[] };
}

interface Ranked {
  entry: Entry;
  fit: number;
  caption?: { text: string; startS: number } | undefined;
  description?: string | undefined;
}

/** The result from what is here: each name of a type once, the best first. */
export function rank(words: readonly QueryWord[], searched: SearchedNames, texts?: SearchedTexts): SearchResult {
  const names = findTexts(searched.names, words);
  const descriptions = texts && findTexts(texts.descriptions.index, words);
  const captions = texts && bestCaptions(words, texts.captions);
  const ranked: Ranked[] = [];
  for (const [number, entry] of searched.entries.entries()) {
    if (!entry) continue;
    const byName = nameFit(names, searched, entry) * COUNTS.name;
    const text = descriptions && texts.descriptions.textOf.get(number);
    const byText = text === undefined ? 0 : fitOf(descriptions!, text) * COUNTS.description;
    const caption = entry.stream === undefined ? undefined : captions?.best.get(entry.stream);
    const fit = Math.max(byName, byText, caption?.fit ?? 0);
    if (fit === 0) continue;
    ranked.push({
      entry,
      fit,
      ...(fit > byName && (fit === byText ? { description: texts!.descriptions.texts[text!] } : { caption })),
    });
  }
  return {
    rows: oncePerName(ranked),
    terms: new Set([...names.terms, ...(descriptions?.terms ?? []), ...(captions?.terms ?? [])]),
    isWhole: texts !== undefined,
  };
}

/** A reel is found by its maker too; what else an entry belongs to only helps one whose own name fits. */
function nameFit(found: Found, { names, numberOf }: SearchedNames, entry: Entry): number {
  const [name = -1, ...above] = lineOf(entry).map((one) => numberOf.get(one.name) ?? -1);
  const maker = entry.by === undefined ? -1 : (numberOf.get(entry.by) ?? -1);
  const fit = fitOf(found, name, [...above, maker], COUNTS.above);
  return fit ? fit + wholeName(found, name, names.wordsIn(name)) : fitOf(found, maker) * COUNTS.above;
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

/** The best of each name and type, those that fit badly left out. A film has one row, in levels and playlists together. */
function oncePerName(ranked: readonly Ranked[]): SearchRow[] {
  const sorted = ranked.toSorted((a, b) => b.fit - a.fit);
  const least = (sorted[0]?.fit ?? 0) * MIN_SHARE_OF_BEST;
  const rows = new Map<string, SearchRow>();
  for (const { entry, fit, caption, description } of sorted) {
    if (fit < least) break;
    const kind = KIND_OF[entry.type];
    const key = `${kind === 'lesson' ? kind : entry.type} ${entry.name}`;
    const row = rows.get(key);
    if (row) row.others += 1;
    else
      rows.set(key, {
        kind,
        name: entry.name,
        where: whereOf(entry),
        path: pathOf(entry, caption && Math.floor(caption.startS)),
        caption: caption && { text: caption.text, startS: caption.startS },
        description,
        others: 0,
      });
  }
  return [...rows.values()];
}
