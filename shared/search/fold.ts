import { cutText } from '../contracts/cutText.ts';
import { withoutInvisible } from '../format/cleanText.ts';
import { isDevanagari, toLatin } from './devanagari.ts';

/**
 * A text in parts, every second of which lies between words. Characters that nobody sees belong to the word that they stand
 * in: Devanagari is written with joiners, and books are hyphenated with soft hyphens.
 */
export const wordsAndBetween = (text: string): string[] => text.split(/([^\p{L}\p{M}\p{N}\p{Cf}]+)/u);

/** Not in the spec: longer words say no more, and cost time. */
const MAX_WORD_LENGTH = 40;

/** In this order. Spellings that people use for the same sound become one. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/ck/g, 'k'],
  [/sch/g, 'sk'],
  [/ph/g, 'f'],
  [/chh?/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/C/g, 'c'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/([kgjtdb])h/g, '$1'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/(\p{L})\1+/gu, '$1'],
  [/y$/, 'i'],
  [/a[iy]/g, 'e'],
  [/au|ou/g, 'o'],
  [/(.{3})e$/, '$1'],
];

/**
 * The words of a text in one spelling for all that are typed for them: letters of both scripts, long and short vowels,
 * breathed and plain consonants, v and w, z and j. 'darzi', 'Darzee' and 'दर्ज़ी' are all 'darji'.
 */
export const fold = (text: string): string[] =>
  wordsAndBetween(withoutInvisible(text).normalize('NFD').toLowerCase())
    .filter((part, index) => part && index % 2 === 0)
    .map((word) => foldWord(cutText(word, MAX_WORD_LENGTH)));

/** A word without what lies between, in NFD and lower case. */
function foldWord(word: string): string {
  const latin = isDevanagari(word) ? toLatin(word) : word.replace(/\p{M}/gu, '');
  return SAME.reduce((folded, [spelling, one]) => folded.replace(spelling, one), latin);
}

/** Not in the spec: fewer consonants are those of too many words. */
const MIN_CONSONANTS = 3;

/**
 * The consonants of a folded word, for words that are spelled by ear: 'mobil' and 'mobel' (मोबाइल) are both 'mbl'. Undefined where
 * they are too few to tell words apart.
 */
export function consonantsOf(folded: string): string | undefined {
  const consonants = folded
    .replace(/sh/g, 's')
    .replace(/[aeiouyh]/g, '')
    .replace(/(.)\1+/g, '$1');
  return consonants.length >= MIN_CONSONANTS ? consonants : undefined;
}
