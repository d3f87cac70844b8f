import { LANGUAGE_NAMES, LANGUAGES } from '@bazaar/shared/contracts/languages';
import { language, services } from '../texts.ts';
import styles from './Preferences.module.css';
import { canChange, chooseLanguage, pageLanguage } from '../language/language.ts';
import { THEME_COLORS, THEME_KEY, type HtmlMarks } from '@bazaar/shared/contracts/documentProtocol';
import { remembered } from '@bazaar/shared/device';
import { useState } from 'react';

/** The languages of the interface, each by its own name; a choice opens the page anew. */
export function LanguageSwitch() {
  const isOff = !canChange();
  return (
    <fieldset className={styles.switch} disabled={isOff}>
      <legend>{language.label}</legend>
      {LANGUAGE_NAMES.map((code) => (
        <label key={code} lang={code} translate="no">
          <input
            type="radio"
            name="language"
            value={code}
            checked={code === pageLanguage()}
            onChange={() => chooseLanguage(code)}
          />
          <span>{LANGUAGES[code].name}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The visitor's theme. 'system' follows the device; document/beforePaint.ts sets the other two before the first paint. */
const THEMES = ['system', 'light', 'dark'] as const;
type Choice = (typeof THEMES)[number];

const saved = remembered<Choice>(THEME_KEY, (stored) => THEMES.find((theme) => theme === stored) ?? 'system', {
  survivesSignOut: true,
});

/** Shows a theme at once and saves it for the next visit. */
function chooseTheme(theme: Choice): void {
  const marks = document.documentElement.dataset as HtmlMarks;
  if (theme === 'system') delete marks.theme;
  else marks.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = THEME_COLORS[theme === 'system' ? (meta.media.includes('dark') ? 'dark' : 'light') : theme];
  }
  saved.set(theme);
}

/** System, Light or Dark, saved on this device. */
export function ThemeSwitch() {
  const [chosen, setChosen] = useState(saved.get);
  const choose = (theme: Choice) => {
    chooseTheme(theme);
    setChosen(theme);
  };
  return (
    <fieldset className={styles.switch}>
      <legend>{services.theme}</legend>
      {THEMES.map((theme) => (
        <label key={theme}>
          <input type="radio" name="theme" value={theme} checked={theme === chosen} onChange={() => choose(theme)} />
          <span>{services.themes[theme]}</span>
        </label>
      ))}
    </fieldset>
  );
}
