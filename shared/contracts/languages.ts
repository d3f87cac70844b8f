/**
 * The languages of the interface, by what `<html lang>` says, with their own names and, for those who read another one, that they are there. The first is the one that every build has
 * and that the spec's texts are in; of a build that lacks another one, that part of the page stays in the first.
 */
export const LANGUAGES = {
  en: { name: 'English', offer: 'This site is also in English.' },
  hi: { name: 'हिन्दी', offer: 'यह साइट हिन्दी में भी है।' },
} as const;

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_NAMES = Object.keys(LANGUAGES) as Language[];

export const BASE_LANGUAGE = 'en' satisfies Language;
export const TRANSLATIONS = ['hi'] as const satisfies readonly Language[];

export const isLanguage = (value: unknown): value is Language => LANGUAGE_NAMES.some((name) => name === value);

/** The type of a text or texts in another language: no text is missing, none is left over, and functions take what the English ones take. */
export type Translated<T> = T extends string
  ? string
  : T extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof T]: Translated<T[Key]> };

/**
 * The texts of a module in another language. `Own` is that language's module itself: one that lacks a subject, or has one that the
 * English module has not, gets no type for any.
 */
export type TranslatedTexts<English, Own> = [keyof English, keyof Own] extends [keyof Own, keyof English]
  ? Translated<English>
  : { lacks: Exclude<keyof English, keyof Own>; hasTooMany: Exclude<keyof Own, keyof English> };

/** The file of a script in a translation: `start-1a2b3c4d.js` has `start-1a2b3c4d.hi.js` beside it. */
export const translatedFile = (file: string, language: Language): string => file.replace(/\.js$/, `.${language}.js`);

/** The file in a language for each script that has one in it, by URL. `files`: by URL, all that there are. */
export const translatedFiles = (files: Readonly<Record<string, string>>, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.keys(files)
      .map((url) => [url, translatedFile(url, language)] as const)
      .filter(([url, file]) => file !== url && file in files),
  );
