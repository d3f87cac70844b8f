/**
 * The language of the interface (docs/decisions/033): what the visitor has chosen on this device, else the first of the browser's
 * languages that the interface has.
 */
import { LANGUAGE_KEY, type HtmlMarks } from '@bazaar/shared/contracts/documentProtocol';
import { BASE_LANGUAGE, TRANSLATIONS, type Language } from '@bazaar/shared/contracts/languages';
import { readStored } from '@bazaar/shared/device/webStorage';

const root = document.documentElement;
const marks = root.dataset as HtmlMarks;

const LANGUAGES: readonly unknown[] = [BASE_LANGUAGE, ...TRANSLATIONS];

// A dev server has chosen already. Without import maps the texts cannot be chosen.
if (!marks.language && HTMLScriptElement.supports?.('importmap')) {
  const read: unknown[] = (navigator.languages ?? []).map((each) => each.split('-')[0]);
  const wanted = [readStored(LANGUAGE_KEY, false), ...read].find((each) => LANGUAGES.includes(each));
  root.lang = (wanted as Language | undefined) ?? BASE_LANGUAGE;
  marks.language = root.lang; // `lang` may become that of a browser's translation
}
