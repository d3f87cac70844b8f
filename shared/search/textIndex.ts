import MiniSearch from 'minisearch';
import { FIT, MAX_BEGUN, MEANING, ONE_ERROR_FROM_LENGTH, TWO_ERRORS_FROM_LENGTH } from './constants.ts';
import { consonantsOf, foldWord, nearWords } from './fold.ts';
import { withSwappedLetters } from './forms.ts';
import type { Meanings } from './meanings.ts';

/** The fit of a word with each text that has it, by the number of the text; `terms`: the fit of each folded word that fits. */
export interface WordFits {
  fits: Map<number, number>;
  terms: Map<string, number>;
}

/** Texts by number, and which of them have a word, its beginning, its sound, or it with a typing error. */
export interface TextIndex {
  /** The number of texts. */
  readonly size: number;
  /** The number of words of a text. */
  wordsIn(text: number): number;
  /** `word` is folded; `meant`: the terms of what it means, with their fit. */
  find(word: string, meant?: ReadonlyMap<string, number>): WordFits;
}

/** Not in the spec: so many texts are indexed without a pause. */
const TEXTS_AT_ONCE = 100;

/** Indexes texts by their place in the list, a few at a time: the page can do something else between. */
export async function createTextIndex(texts: readonly string[], meanings?: Meanings): Promise<TextIndex> {
  const termsBySound = new Map<string, Set<string>>();
  const counts: number[] = [];
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: (text) => {
      const near = nearWords(text);
      const words = near.map(foldWord);
      counts.push(words.length); // once for each text, in order
      for (const word of words) addSound(termsBySound, word);
      return meanings ? [...words, ...meanings.termsIn(near)] : words;
    },
    processTerm: (term) => term,
  });
  const documents = texts.map((text, id) => ({ id, text }));
  await index.addAllAsync(documents, { chunkSize: TEXTS_AT_ONCE });
  return {
    size: texts.length,
    wordsIn: (text) => counts[text] ?? 0,
    find(word, meant = new Map()) {
      const fits = new Map<number, number>();
      const terms = new Map<string, number>();
      const sound = consonantsOf(word);
      const soundTerms = new Set(sound && [sound, `${sound}s`].flatMap((one) => [...(termsBySound.get(one) ?? [])]));
      const found = index.search(
        {
          combineWith: 'OR',
          queries: [
            { queries: [word], prefix: true, fuzzy: errorsIn(word), maxFuzzy: 2 },
            { queries: [...soundTerms, ...meant.keys(), ...(errorsIn(word) ? withSwappedLetters(word) : [])] },
          ],
        },
        { processTerm: (term) => term, tokenize: (term) => [term] },
      );
      // A whole word that is known: it is hardly the beginning of a long one.
      const isKnown = [...meant.values()].some((fit) => fit >= FIT.same * MEANING.word);
      const isFar = (term: string) => isKnown && !meant.has(term) && term.length > word.length * MAX_BEGUN;
      for (const { id, match } of found) {
        let best = 0;
        for (const term of Object.keys(match)) {
          if (isFar(term)) continue;
          const fit = terms.get(term) ?? meant.get(term) ?? fitOf(word, term, soundTerms.has(term));
          terms.set(term, fit);
          if (fit > best) best = fit;
        }
        if (best > 0) fits.set(id as number, best);
      }
      return withoutGuesses({ fits, terms });
    },
  };
}

/** Leaves out texts that would need a typing error, where others have the word as it was typed. */
function withoutGuesses(found: WordFits): WordFits {
  if (![...found.terms.values()].some((fit) => fit >= FIT.beginning)) return found;
  const certain = <Key>(fits: ReadonlyMap<Key, number>) => new Map([...fits].filter(([, fit]) => fit > FIT.error));
  return { fits: certain(found.fits), terms: certain(found.terms) };
}

function addSound(termsBySound: Map<string, Set<string>>, term: string): void {
  const sound = consonantsOf(term);
  if (sound === undefined) return;
  const terms = termsBySound.get(sound);
  if (terms) terms.add(term);
  else termsBySound.set(sound, new Set([term]));
}

/** The number of wrong letters that a word may have. */
export const errorsIn = ({ length }: string): number =>
  length < ONE_ERROR_FROM_LENGTH ? 0 : length < TWO_ERRORS_FROM_LENGTH ? 1 : 2;

/** The fit of a word with one that begins with it. */
export const beginningFit = (word: string, term: string): number =>
  FIT.beginning + (FIT.same - FIT.beginning) * (word.length / term.length) ** 2;

function fitOf(word: string, term: string, hasItsSound: boolean): number {
  if (term === word) return FIT.same;
  if (term.startsWith(word)) return beginningFit(word, term);
  return hasItsSound ? FIT.sound : FIT.error;
}
