import { locale as texts } from './texts.ts';

/** The language of a text of the data, so that it is read and drawn as such; undefined for that of the texts around it. */
export function languageOf(text: string): 'en' | 'hi' | undefined {
  const language = /[\u0900-\u097F]/.test(text) ? 'hi' : 'en';
  return language === (texts.language as string) ? undefined : language;
}
