/**
 * The table of words (docs/words.md) as the page uses it: words of other languages and trades for the same thing. A text that has
 * words of a meaning gets a term for it, and one for each meaning that this is part of; a query looks for these terms too.
 */
import { USUAL } from './commonWords.ts';
import { FIT, MAX_MEANT, MAX_QUERY_WORDS, MEANING } from './constants.ts';
import { foldWord } from './fold.ts';
import type { WordsPart } from './indexFiles.ts';
import { countingWords, createPhraseIndex, keyOf, type PhraseKey } from './phrases.ts';

/** The longest phrase of the table, in words that count. */
export const MAX_PHRASE_WORDS = 5;

export interface Meanings {
  /** The terms of what a text means; `words` are its words, as nearWords (fold.ts) gives them. */
  termsIn(words: readonly string[]): string[];
  /** For each word of a query, given likewise, the terms of what it means and how well they fit. */
  find(words: readonly string[]): ReadonlyMap<string, number>[];
  /** The first phrase that the table has for each thing that a query means, the surest first; not for typing errors. `words` likewise. */
  meant(words: readonly string[]): string[];
  /** The folded words of texts that had a term. */
  spelled: ReadonlyMap<string, ReadonlySet<string>>;
}

/** No folded word has these characters, so no typing error leads from a word to a term. */
const ownTerm = (meaning: number) => `==${meaning}`;
const partTerm = (meaning: number) => `<<${meaning}`;

interface Phrase extends PhraseKey {
  meaning: number;
}

export function createMeanings({ phrases: lists, partOf }: WordsPart): Meanings {
  const phrases = lists.flatMap((list, meaning) =>
    list.split('|').map((words): Phrase => ({ meaning, ...keyOf(words.split(' ')) })),
  );
  const index = createPhraseIndex(phrases);
  const meaningOf = meaningsByKey(phrases);
  const above = partOf.map((_, meaning) => linesAbove(partOf, meaning));
  const spelled = new Map<string, Set<string>>();

  function spell(term: string, spellings: readonly string[]): void {
    const known = spelled.get(term) ?? new Set();
    spelled.set(term, known);
    for (const word of spellings) known.add(foldWord(word));
  }

  return {
    spelled,
    termsIn(all) {
      const own = countingWords(all);
      const { near, folded } = keyOf(own);
      const terms = new Set<string>();
      // The meanings of each word by now: a longer phrase takes it from shorter ones, but for what this is a part of.
      const taken: number[][] = own.map(() => []);
      for (const [from, to] of runsOf(own.length)) {
        const meaning = meaningOf(near.slice(from, to), folded.slice(from, to));
        if (meaning === undefined) continue;
        const longer = taken.slice(from, to).flat();
        if (longer.some((other) => other !== meaning && !above[other]!.has(meaning))) continue;
        for (let at = from; at < to; at += 1) taken[at]!.push(meaning);
        for (const term of [ownTerm(meaning), ...[...above[meaning]!.keys()].map(partTerm)]) {
          terms.add(term);
          spell(term, own.slice(from, to));
        }
      }
      return [...terms];
    },
    meant(all) {
      const sure = index.find(all.slice(0, MAX_QUERY_WORDS)).filter(({ fit }) => fit >= FIT.form);
      const meant = sure.toSorted((a, b) => b.fit - a.fit).map(({ phrase }) => phrases[phrase]!.meaning);
      return [...new Set(meant)].slice(0, MAX_MEANT).map((meaning) => lists[meaning]!.split('|')[0]!);
    },
    find(all) {
      const terms = all.map(() => new Map<string, number>());
      const isTrade = all.some((word) => USUAL.has(word));
      for (const { phrase, fit, words: at } of index.find(all)) {
        const { meaning } = phrases[phrase]!;
        const own = fit * (at.size > 1 || isTrade ? MEANING.phrase : MEANING.word);
        for (const word of at) {
          const add = (term: string, share: number) =>
            terms[word]!.set(term, Math.max(own * share, terms[word]!.get(term) ?? 0));
          add(ownTerm(meaning), 1);
          add(partTerm(meaning), MEANING.part);
          for (const [wider, steps] of above[meaning]!) add(ownTerm(wider), MEANING.wider ** steps);
        }
      }
      return terms;
    },
  };
}

/** Returns the meaning of a phrase: as it is typed, else as it sounds where this means one thing only. */
function meaningsByKey(phrases: readonly Phrase[]) {
  const byNear = new Map(phrases.map(({ near, meaning }) => [near.join(' '), meaning]));
  const byFolded = new Map<string, number | undefined>();
  for (const { folded, meaning } of phrases) {
    const key = folded.join(' ');
    byFolded.set(key, byFolded.has(key) && byFolded.get(key) !== meaning ? undefined : meaning);
  }
  return (near: readonly string[], folded: readonly string[]): number | undefined =>
    byNear.get(near.join(' ')) ?? byFolded.get(folded.join(' ')) ?? byNear.get(withInfinitive(near.join(' ')));
}

/** Infinitives, which the table has, in the place of what films tell to do: 'galla gino' is 'galla ginna'. */
const withInfinitive = (near: string) => near.replace(/n?o$/, 'na');

/** All runs of at most MAX_PHRASE_WORDS words in a text of so many, the longest first: the first word, and the one after the run. */
function* runsOf(count: number): Generator<[from: number, to: number]> {
  for (let length = Math.min(count, MAX_PHRASE_WORDS); length > 0; length -= 1)
    for (let from = 0; from + length <= count; from += 1) yield [from, from + length];
}

/** The meanings that one is part of, and that these are part of, with the number of steps. */
function linesAbove(partOf: WordsPart['partOf'], meaning: number): Map<number, number> {
  const above = new Map<number, number>();
  let level = partOf[meaning]!;
  for (let steps = 1; level.length > 0; steps += 1) {
    const next = level.filter((wider) => !above.has(wider) && wider !== meaning);
    for (const wider of next) above.set(wider, steps);
    level = next.flatMap((wider) => partOf[wider] ?? []);
  }
  return above;
}
