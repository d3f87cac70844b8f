import { isLanguage } from '../../../contracts/languages.ts';

/**
 * The pseudo-language of the dev servers: the English texts, longer and accented. A text on the screen without accents is in no
 * `texts.ts`, and what is too long for its box in it will be so in a language with longer words (docs/decisions/033).
 */
export const PSEUDO = 'en-XA';

const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ACCENTED = 'ÁƁÇĎÉƑĜĤÍĴĶĹḾÑÓÞǪŘŠŤÚṼŴẊÝŽáƀçďéƒĝĥíĵķĺḿñóþǫřšťúṽŵẋýž';

/** By how much of its letters a text becomes longer; the brackets come on top, which count more the shorter it is. */
const LONGER_BY = 0.4;
/** The added signs are divided into words, so that they wrap as words do. */
const WORD = /~{6}(?=~)/g;

/** A text in the pseudo-language: '[Ťřý Áĝáíñ ~~~~]' of 'Try Again'. One without letters ('1/3') stays as it is. */
export function pseudoText(text: string): string {
  // The name of a language, for Intl and the attribute `lang`: `locale` in shared/format/texts.ts.
  if (isLanguage(text)) return PSEUDO;
  let letters = 0;
  const accented = text.replaceAll(/[A-Za-z]/g, (letter) => {
    letters += 1;
    return ACCENTED[PLAIN.indexOf(letter)]!;
  });
  return letters === 0 ? text : `[${accented} ${'~'.repeat(Math.ceil(letters * LONGER_BY)).replaceAll(WORD, '$& ')}]`;
}

/** Texts in the pseudo-language: also what functions return, in lists, and at any depth. */
export function pseudo<T>(texts: T): T;
export function pseudo(texts: unknown): unknown {
  if (typeof texts === 'string') return pseudoText(texts);
  if (typeof texts === 'function') return (...values: unknown[]) => pseudo(texts(...values));
  if (Array.isArray(texts)) return texts.map((each) => pseudo(each));
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudo(text)]));
}
