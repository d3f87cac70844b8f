import { cutText } from '../contracts/cutText.ts';
import { MAX_QUERY_LENGTH, MAX_QUERY_WORDS } from './constants.ts';
import { fold } from './fold.ts';
import type { TextIndex } from './textIndex.ts';

/** Words that most sentences have: they count little. As they are typed; both languages. */
const COMMON = new Set(
  fold(
    'a an and are at by do for from get how i in is it my of on or that the this to what when which with you your aur ek hai hain ho ka kaise kar kare karein karen ke ki ko kya main me mein ne par se tak',
  ),
);
const COMMON_WEIGHT = 0.15;

/** A word of a query, and how much it counts. */
export interface QueryWord {
  word: string;
  weight: number;
}

/** The words of what was typed. Bounded: an address may hold anything. */
export function wordsOf(query: string): QueryWord[] {
  const words = [...new Set(fold(cutText(query, MAX_QUERY_LENGTH)))].slice(0, MAX_QUERY_WORDS);
  return words.map((word) => ({ word, weight: COMMON.has(word) ? COMMON_WEIGHT : 1 }));
}

/** The fits of each word of a query with the texts of an index. */
export interface Found {
  words: readonly QueryWord[];
  /** By the index of the word: the fit by the number of the text. */
  fits: readonly ReadonlyMap<number, number>[];
  terms: ReadonlySet<string>;
}

/** Looks every word up. A word that is rare counts more: it says more. */
export function findTexts(index: TextIndex, words: readonly QueryWord[]): Found {
  const found = words.map(({ word }) => index.find(word));
  const weighed = words.map(({ word, weight }, at) => ({
    word,
    weight: weight * Math.log2(2 + index.size / (1 + found[at]!.fits.size)),
  }));
  return {
    words: weighed,
    fits: found.map(({ fits }) => fits),
    terms: new Set(found.flatMap(({ terms }) => [...terms.keys()])),
  };
}

/** The fit of a text with all words together: from 0 to FIT.same. `others` are texts that help at a share of their own. */
export function fitOf({ words, fits }: Found, text: number, others: readonly number[] = [], share = 0): number {
  let sum = 0;
  let total = 0;
  let isFound = false;
  for (const [at, { weight }] of words.entries()) {
    let fit = fits[at]!.get(text) ?? 0;
    if (fit > 0) isFound = true;
    for (const other of others) fit = Math.max(fit, (fits[at]!.get(other) ?? 0) * share);
    sum += fit * weight;
    total += weight;
  }
  return isFound ? sum / total : 0;
}
