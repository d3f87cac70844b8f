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

/** In this order. Spellings that people use for the same letter become one. */
const NEAR: readonly (readonly [RegExp, string])[] = [
  [/ck/g, 'k'],
  [/ph/g, 'f'],
  [/chh/g, 'ch'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/(\p{L})\1+/gu, '$1'],
  [/y$/, 'i'],
];

/** Then in this order: those of sounds that are alike. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/sch/g, 'sk'],
  [/ch/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/C/g, 'c'],
  [/([kgjtdb])h/g, '$1'],
  [/ea/g, 'i'],
  [/(\p{L})\1+/gu, '$1'],
  [/([aeiou][^aeiou])e$/, '$1'],
  [/a[iy]/g, 'e'],
  [/au|ou/g, 'o'],
];

const respelled = (word: string, rules: typeof NEAR) =>
  rules.reduce((spelled, [spelling, one]) => spelled.replace(spelling, one), word);

/** The words of a text in Latin letters, as somebody would type them: long and short vowels, v and w, z and j are one. */
export const nearWords = (text: string): string[] =>
  wordsAndBetween(withoutInvisible(text).normalize('NFD').toLowerCase())
    .filter((part, index) => part && index % 2 === 0)
    .map((part) => cutText(part, MAX_WORD_LENGTH))
    .map((word) => respelled(isDevanagari(word) ? toLatin(word) : word.replace(/\p{M}/gu, ''), NEAR));

/** A word of `nearWords` in one spelling for all that sound like it: breathed and plain consonants, c and k become one too. */
export const foldWord = (near: string): string => respelled(near, ALIKE);

/**
 * The words of a text in one spelling for all that are typed for them, in both scripts: 'darzi', 'Darzee' and 'दर्ज़ी' are all
 * 'darji'.
 */
export const fold = (text: string): string[] => nearWords(text).map(foldWord);

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
