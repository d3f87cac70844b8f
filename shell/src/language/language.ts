import { LANGUAGE_KEY } from '@bazaar/shared/contracts/documentProtocol';
import { BASE_LANGUAGE, isLanguage, type Language } from '@bazaar/shared/contracts/languages';
import { pageLang } from '@bazaar/shared/contracts/pageLang';
import { remembered } from '@bazaar/shared/device';

/** The visitor's choice on this device; document/chooseLanguage.ts reads it before anything is loaded. */
const chosen = remembered<Language | undefined>(LANGUAGE_KEY, (stored) => (isLanguage(stored) ? stored : undefined), {
  survivesSignOut: true,
});

/** The question was in view, or was put off: it is asked once. */
export const asked = remembered('bazaar.languageAsked', (stored) => stored === true, { survivesSignOut: true });

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

/** Says that the header offers Hindi where it has no menu: to a browser in Indian English, whose visitor may not be asked. */
export const offersHindi = (page = pageLanguage(), browser: readonly string[] = navigator.languages): boolean =>
  page === 'en' && browser.includes('en-IN') && canChange();

/**
 * The language to offer to a visitor who has neither chosen nor been asked yet: another one that the browser's user reads.
 * Undefined where there is nothing to ask: the only one of ours that they read is what the page is in.
 */
export function languageToOffer(
  page = pageLanguage(),
  browser: readonly string[] = navigator.languages,
  isAnswered = chosen.get() !== undefined || asked.get(),
): Language | undefined {
  if (isAnswered) return undefined;
  const read: readonly unknown[] = browser.map((each) => each.split('-')[0]);
  return read.filter(isLanguage).find((language) => language !== page);
}
