import { LANGUAGE_KEY } from '@bazaar/shared/contracts/documentProtocol';
import { BASE_LANGUAGE, isLanguage, type Language } from '@bazaar/shared/contracts/languages';
import { pageLang } from '@bazaar/shared/contracts/pageLang';
import { remembered } from '@bazaar/shared/device';

/** The visitor's choice on this device; document/chooseLanguage.ts reads it before anything is loaded. */
const chosen = remembered<Language | undefined>(LANGUAGE_KEY, (stored) => (isLanguage(stored) ? stored : undefined), {
  survivesSignOut: true,
});

/** The language that this page is in, until it is left: its texts came with the code (docs/decisions/033). */
export const pageLanguage = (): Language => {
  const lang = pageLang();
  return isLanguage(lang) ? lang : BASE_LANGUAGE;
};

/** Says that the texts can be had in another language: that takes import maps, and the network. */
export const canChange = (): boolean => navigator.onLine && HTMLScriptElement.supports?.('importmap') === true;

/** Remembers the language and opens the page in it, where it is. */
export function chooseLanguage(language: Language): void {
  chosen.set(language);
  if (language !== pageLanguage()) location.reload();
}

/**
 * The language to offer to a visitor who has not chosen yet: another one that the browser's user reads; of a page that is not
 * in the base language, that one. Undefined where there is nothing to ask.
 */
export function languageToOffer(
  page = pageLanguage(),
  browser: readonly string[] = navigator.languages,
  choice = chosen.get(),
): Language | undefined {
  if (choice) return undefined;
  const read: readonly unknown[] = browser.map((each) => each.split('-')[0]);
  return [...read, BASE_LANGUAGE].filter(isLanguage).find((language) => language !== page);
}
