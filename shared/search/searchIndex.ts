import type { EntryType, Kind } from './entries.ts';
import type { DownloadedLesson } from '../saved/records.ts';
import { findTexts, fitOf, wordsOf } from './findTexts.ts';
import { createTextIndex } from './textIndex.ts';

/** One thing that was found. */
export interface SearchRow {
  kind: Kind;
  type: EntryType;
  name: string;
  /** The names of what it belongs to, the nearest last. */
  where: readonly string[];
  /** Its page; for a caption at that second. */
  path: string;
  /** The sentence that fits, and the second it begins at. */
  caption?: { text: string; startS: number } | undefined;
  /** The description, where it is what fits. */
  description?: string | undefined;
  /** Absent: it has none, or pictures are not here yet. */
  imageId?: string | undefined;
  /** The film is in so many other places. */
  others: number;
}

export interface SearchResult {
  rows: readonly SearchRow[];
  /** The folded words that fit the query: they are marked. */
  terms: ReadonlySet<string>;
  /** Descriptions and captions have been searched too. */
  isWhole: boolean;
  /**
   * The words that the table of words (docs/words.md) itself has for a query that found nothing, never what was typed. Absent: something
   * was found, or not all has been searched.
   */
  meant?: readonly string[] | undefined;
}

/**
 * An index that can be searched: the static one, the lessons on the device, or a search engine on a server (docs/decisions/030).
 * Yields a result as soon as there is one, and better ones while more of the index comes. Throws where there is no index;
 * ends once `signal` is aborted.
 */
export interface SearchIndex {
  search(query: string, signal: AbortSignal): AsyncIterable<SearchResult>;
}

/** An index of the lessons on this device, by their titles: for a search without a network. */
export const createDownloadedIndex = (lessons: () => readonly DownloadedLesson[]): SearchIndex => ({
  async *search(query, signal) {
    const saved = lessons().filter(({ folder }) => folder !== undefined);
    const found = findTexts(await createTextIndex(saved.map(({ title }) => title)), wordsOf(query));
    if (signal.aborted) return;
    const rows = saved
      .map((lesson, number) => ({ lesson, fit: fitOf(found, number) }))
      .filter(({ fit }) => fit > 0)
      .toSorted((a, b) => b.fit - a.fit)
      .map(({ lesson: { title, path, seriesName } }) => ({
        kind: 'lesson' as const,
        type: 'lesson' as const,
        name: title,
        where: seriesName ? [seriesName] : [],
        path,
        others: 0,
      }));
    yield { rows, terms: found.terms, isWhole: true };
  },
});
