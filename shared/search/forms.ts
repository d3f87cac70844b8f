/** The endings of Hindi verbs as nearWords (fold.ts) gives them: the table has silna, learners type sile, silo, silti, silkar. */
const VERB_ENDINGS =
  'na ne ni ta te ti a i e o u en ein un ya ye yi yen kar ke iye iyega ega egi enge oge unga ungi'.split(' ');
/** Those of nouns, each with what it stands in the place of: dukanon, juton, gadiyan, jute, chaiwala. */
const NOUN_ENDINGS: readonly (readonly [string, string])[] = [
  ['iyon', 'i'],
  ['iyan', 'i'],
  ['yon', 'i'],
  ['on', ''],
  ['on', 'a'],
  ['en', ''],
  ['e', 'a'],
  ['vala', ''],
  ['vale', ''],
  ['vali', ''],
];
/** The least length of a root: a shorter one says too little. */
const MIN_ROOT_LENGTH = 3;

/** The words that one of nearWords may be a form of, as a table of words has them: infinitives and singulars. */
export function baseFormsOf(near: string): string[] {
  const rootOf = (ending: string) =>
    near.endsWith(ending) && near.length >= ending.length + MIN_ROOT_LENGTH ? near.slice(0, -ending.length) : undefined;
  const bases = [
    ...VERB_ENDINGS.flatMap((ending) => rootOf(ending)?.concat('na') ?? []),
    ...NOUN_ENDINGS.flatMap(([ending, singular]) => rootOf(ending)?.concat(singular) ?? []),
  ];
  return [...new Set(bases)].filter((base) => base !== near);
}

/** The word with two letters that stand beside each other changed over, at each place. */
export const withSwappedLetters = (word: string): string[] =>
  Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ).filter((swapped) => swapped !== word);
