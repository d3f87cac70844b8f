import { locale as texts } from './texts.ts';

/** Hindi, of a text in its letters; undefined for Latin ones, in which every language is written here. */
export const languageByLetters = (text: string): 'hi' | undefined => (/[\u0900-\u097F]/.test(text) ? 'hi' : undefined);

/** The language of a text of the data, so that it is read and drawn as such; undefined for that of the texts around it. */
export function languageOf(text: string): 'en' | 'hi' | undefined {
  const language = languageByLetters(text) ?? 'en';
  return language === (texts.language as string) ? undefined : language;
}
