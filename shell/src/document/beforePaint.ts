/** All that has to be in place before anything is drawn: the language, the theme, what the header shows, a listener for presses. */
import {
  DRAWN,
  LANGUAGE_KEY,
  PRESSED,
  SIGNED_IN_KEY,
  THEME_COLORS,
  THEME_KEY,
  type ControlMarks,
  type HtmlMarks,
} from '@bazaar/shared/contracts/documentProtocol';
import { BASE_LANGUAGE, TRANSLATIONS, type Language } from '@bazaar/shared/contracts/languages';
import { readStored } from '@bazaar/shared/device/webStorage';

const root = document.documentElement;
const marks = root.dataset as HtmlMarks;

/**
 * The language of the interface (docs/decisions/033): what the visitor has chosen on this device, else the first of the browser's
 * languages that the interface has.
 */
const LANGUAGES: readonly unknown[] = [BASE_LANGUAGE, ...TRANSLATIONS];

// A dev server has chosen already. Without import maps the texts cannot be chosen.
if (!marks.language && HTMLScriptElement.supports?.('importmap')) {
  const read: unknown[] = (navigator.languages ?? []).map((each) => each.split('-')[0]);
  const wanted = [readStored(LANGUAGE_KEY, false), ...read].find((each) => LANGUAGES.includes(each));
  root.lang = (wanted as Language | undefined) ?? BASE_LANGUAGE;
  marks.language = root.lang; // `lang` may become that of a browser's translation
}

// These pages share their document with others, and have the bottom bar instead of the header's links (§9).
if (/^\/(services|login)$/.test(location.pathname)) marks.bottomBar = '';

/** The theme (docs/decisions/011). */
const theme = readStored(THEME_KEY, false);
if (theme === 'light' || theme === 'dark') {
  marks.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.content = THEME_COLORS[theme];
}

if (readStored(SIGNED_IN_KEY, false)) marks.visitor = 'known';

// A button that is pressed before React is there: React's is pressed in its stead (takeOver.ts, docs/decisions/024). A link works by
// itself.
addEventListener('click', ({ target }) => {
  const control = (target as Element).closest?.<HTMLElement>(`#root > ${DRAWN} :is(button, input, video)`);
  if (!control) return;
  const before = document.querySelector<HTMLElement>(PRESSED);
  if (before) delete (before.dataset as ControlMarks).pressed;
  (control.dataset as ControlMarks).pressed = '';
});
