import MiniSearch from 'minisearch';
import { FIT, ONE_ERROR_FROM_LENGTH, TWO_ERRORS_FROM_LENGTH } from './constants.ts';
import { fold, consonantsOf } from './fold.ts';

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
  /** `word` is folded. */
  find(word: string): WordFits;
}

/** Not in the spec: so many texts are indexed without a pause. */
const TEXTS_AT_ONCE = 100;

/** Indexes texts by their place in the list, a few at a time: the page can do something else between. */
export async function createTextIndex(texts: readonly string[]): Promise<TextIndex> {
  const termsBySound = new Map<string, Set<string>>();
  const counts: number[] = [];
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: (text) => {
      const words = fold(text);
      counts.push(words.length); // once for each text, in order
      return words;
    },
    processTerm: (term) => {
      addSound(termsBySound, term);
      return term;
    },
  });
  const documents = texts.map((text, id) => ({ id, text }));
  await index.addAllAsync(documents, { chunkSize: TEXTS_AT_ONCE });
  return {
    size: texts.length,
    wordsIn: (text) => counts[text] ?? 0,
    find(word) {
      const fits = new Map<number, number>();
      const terms = new Map<string, number>();
      const sound = consonantsOf(word);
      const soundTerms = new Set(sound && [sound, `${sound}s`].flatMap((one) => [...(termsBySound.get(one) ?? [])]));
      const found = index.search(
        {
          combineWith: 'OR',
          queries: [
            { queries: [word], prefix: true, fuzzy: errorsIn(word), maxFuzzy: 2 },
            { queries: [...soundTerms] },
          ],
        },
        { processTerm: (term) => term, tokenize: (term) => [term] },
      );
      for (const { id, match } of found) {
        let best = 0;
        for (const term of Object.keys(match)) {
          const fit = terms.get(term) ?? fitOf(word, term, soundTerms.has(term));
          terms.set(term, fit);
          if (fit > best) best = fit;
        }
        fits.set(id as number, best);
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

const errorsIn = ({ length }: string): number =>
  length < ONE_ERROR_FROM_LENGTH ? 0 : length < TWO_ERRORS_FROM_LENGTH ? 1 : 2;

function fitOf(word: string, term: string, hasItsSound: boolean): number {
  if (term === word) return FIT.same;
  if (term.startsWith(word)) return FIT.beginning + (FIT.same - FIT.beginning) * (word.length / term.length) ** 2;
  return hasItsSound ? FIT.sound : FIT.error;
}
