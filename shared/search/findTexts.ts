import { cutText } from '../contracts/cutText.ts';
import { MAX_QUERY_LENGTH, MAX_QUERY_WORDS } from './constants.ts';
import { COMMON, USUAL } from './commonWords.ts';
import { foldWord, nearWords } from './fold.ts';
import { baseFormsOf } from './forms.ts';
import type { Meanings } from './meanings.ts';
import type { TextIndex } from './textIndex.ts';

const COMMON_WEIGHT = 0.15;
const USUAL_WEIGHT = 0.4;

/** A word of a query, how much it counts, and the terms of what it means with their fit. */
export interface QueryWord {
  word: string;
  weight: number;
  meant: ReadonlyMap<string, number>;
}

/** The words of what was typed. Bounded: an address may hold anything. */
export function wordsOf(query: string, meanings?: Meanings): QueryWord[] {
  const words = [...new Set(nearWords(cutText(query, MAX_QUERY_LENGTH)))].slice(0, MAX_QUERY_WORDS);
  const found = meanings?.find(words);
  return words.map((word, at) => ({ word: foldWord(word), weight: weightOf(word), meant: found?.[at] ?? new Map() }));
}

function weightOf(word: string): number {
  const forms = [word, ...baseFormsOf(word)];
  const isOneOf = (words: ReadonlySet<string>) => forms.some((form) => words.has(form));
  return isOneOf(COMMON) ? COMMON_WEIGHT : isOneOf(USUAL) ? USUAL_WEIGHT : 1;
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
  const found = words.map(({ word, meant }) => index.find(word, meant));
  const weighed = words.map(({ weight, ...word }, at) => ({
    ...word,
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
