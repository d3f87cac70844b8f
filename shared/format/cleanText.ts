import { cutText } from '../contracts/cutText.ts';

/** Control characters and the marks that change the direction of text; U+200C and U+200D stay: Devanagari needs them. */
// oxlint-disable-next-line no-control-regex -- these are what is to be removed
const UNWANTED = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g;
/** More marks than this on one letter are there to break the layout. */
const EXCESS_MARKS = /(\p{M}{4})\p{M}+/gu;

/** The text without what could break the page, at most `max` characters long. */
export function cleanText(given: string, max: number): string {
  const clean = cutText(given, max * 4)
    .replace(UNWANTED, '')
    .replace(EXCESS_MARKS, '$1')
    .trim();
  return [...clean].slice(0, max).join('');
}

/**
 * A text without the characters that nobody sees (Unicode's format characters): marks of direction that come with what is
 * pasted, zero-width spaces and joiners, soft hyphens. For comparing and for numbers; shown text keeps its joiners.
 */
export const withoutInvisible = (text: string): string => text.replace(/\p{Cf}/gu, '');
