import type { DownloadedLesson } from '../saved/records.ts';
import { findTexts, fitOf, wordsOf } from './findTexts.ts';
import type { SearchIndex } from './searchIndex.ts';
import { createTextIndex } from './textIndex.ts';

/** The lessons on this device, by their titles: what is searched without a network and without an index. */
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
        name: title,
        where: seriesName ? [seriesName] : [],
        path,
        others: 0,
      }));
    yield { rows, terms: found.terms, isWhole: true };
  },
});
