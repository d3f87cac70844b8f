import SearchableMap from 'minisearch/SearchableMap';
import { COMMON } from './commonWords.ts';
import { FIT } from './constants.ts';
import { consonantsOf, foldWord } from './fold.ts';
import { baseFormsOf, withSwappedLetters } from './forms.ts';
import { singularOf, stemOf } from './stem.ts';
import { beginningFit, errorsIn } from './textIndex.ts';

/** From this length on a word may be the beginning of one of a phrase. */
const BEGINNING_FROM_LENGTH = 3;

/** The words by which two phrases are the same: as they are typed, and as they sound. Without those that most sentences have. */
export interface PhraseKey {
  near: string[];
  folded: string[];
}

/** `words` as nearWords (fold.ts) gives them. */
export const countingWords = (words: readonly string[]): string[] => words.filter((word) => !COMMON.has(word));

/** `words` as countingWords gives them. Twice is the same as once. */
export const keyOf = (words: readonly string[]): PhraseKey => ({
  near: words.map(singularOf),
  folded: words.map((word) => stemOf(foldWord(word))),
});

/** A phrase of which a query has every word. */
export interface FoundPhrase {
  /** Its place in the list. */
  phrase: number;
  /** That of the word that fits least. */
  fit: number;
  /** The words of the query that it has, by their places. */
  words: Set<number>;
}

export interface PhraseIndex {
  /** The phrases in a query; `words` are those of nearWords (fold.ts). A longer phrase takes its words from shorter ones. */
  find(words: readonly string[]): FoundPhrase[];
}

export function createPhraseIndex(phrases: readonly PhraseKey[]): PhraseIndex {
  const near = new SearchableMap<number[]>();
  const folded = new SearchableMap<number[]>();
  const sounds = new Map<string, number[]>();
  const joined = new Map<string, number[]>();
  for (const [phrase, key] of phrases.entries()) {
    if (key.near.length === 2) add(joined, key.near.join(''), phrase);
    for (const word of key.near) add(near, word, phrase);
    for (const word of key.folded) {
      add(folded, word, phrase);
      const sound = consonantsOf(word);
      if (sound) add(sounds, sound, phrase);
    }
  }
  /** The phrases with a word, the surest way first: as it is typed, as it sounds, another form, its beginning, it with a typing error. */
  const ways: readonly ((typed: string, sounding: string) => Iterable<readonly [number, number]>)[] = [
    (typed) => fitting(near.get(typed), FIT.same),
    (_, sounding) => fitting(folded.get(sounding), FIT.alike),
    (typed) => baseFormsOf(typed).flatMap((base) => fitting(folded.get(stemOf(foldWord(base))), FIT.form)),
    (typed) =>
      typed.length < BEGINNING_FROM_LENGTH
        ? []
        : [...near.atPrefix(typed)].flatMap(([word, list]) => fitting(list, beginningFit(typed, word))),
    (_, sounding) => [
      ...fitting(sounds.get(consonantsOf(sounding) ?? ''), FIT.sound),
      ...(errorsIn(sounding) === 0
        ? []
        : withSwappedLetters(sounding).flatMap((word) => fitting(folded.get(word), FIT.error))),
      ...[...folded.fuzzyGet(sounding, errorsIn(sounding)).values()].flatMap(([list]) => fitting(list, FIT.error)),
    ],
  ];
  return {
    find(words) {
      const fits = words.map(() => new Map<number, number>());
      const spaced = [...joinedPhrases(words), ...partedPhrases(words)];
      let whole = spaced;
      for (const way of ways) {
        const covered = new Set(whole.flatMap((found) => [...found.words]));
        for (const [at, word] of words.entries())
          if (!covered.has(at) && !COMMON.has(word))
            for (const [phrase, fit] of way(singularOf(word), stemOf(foldWord(word))))
              if ((fits[at]!.get(phrase) ?? 0) < fit) fits[at]!.set(phrase, fit);
        whole = [...spaced, ...wholePhrases(fits, phrases)];
      }
      return withoutShorter(whole);
    },
  };

  /** Phrases of two words that are typed as one. */
  function joinedPhrases(words: readonly string[]): FoundPhrase[] {
    return words.flatMap((word, at) =>
      (near.has(singularOf(word)) ? [] : (joined.get(singularOf(word)) ?? [])).map((phrase) => ({
        phrase,
        fit: FIT.same,
        words: new Set([at]),
      })),
    );
  }

  /** Phrases of one word that is typed as two. */
  function partedPhrases(words: readonly string[]): FoundPhrase[] {
    return words
      .slice(1)
      .flatMap((word, before) =>
        (near.get(singularOf(words[before] + word)) ?? [])
          .filter((phrase) => phrases[phrase]!.near.length === 1)
          .map((phrase) => ({ phrase, fit: FIT.same, words: new Set([before, before + 1]) })),
      );
  }
}

const fitting = (list: readonly number[] = [], fit: number) => list.map((phrase) => [phrase, fit] as const);

/** The phrases of which each word fits one of the query's; `fits`: by the place of the query's word. */
function wholePhrases(fits: readonly ReadonlyMap<number, number>[], phrases: readonly PhraseKey[]): FoundPhrase[] {
  const found = new Map<number, FoundPhrase>();
  for (const [at, own] of fits.entries())
    for (const [phrase, fit] of own) {
      const one = found.get(phrase) ?? { phrase, fit, words: new Set() };
      one.words.add(at);
      one.fit = Math.min(one.fit, fit);
      found.set(phrase, one);
    }
  return [...found.values()].filter(({ phrase, words }) => words.size >= phrases[phrase]!.near.length);
}

function add(lists: Map<string, number[]> | SearchableMap<number[]>, word: string, phrase: number): void {
  const list = lists.get(word);
  if (list) list.push(phrase);
  else lists.set(word, [phrase]);
}

function withoutShorter(found: readonly FoundPhrase[]): FoundPhrase[] {
  const longest = new Map<number, number>();
  for (const { words, fit } of found)
    if (fit >= FIT.form) for (const at of words) longest.set(at, Math.max(words.size, longest.get(at) ?? 0));
  return found.filter(({ words }) => [...words].some((at) => words.size >= (longest.get(at) ?? 0)));
}
