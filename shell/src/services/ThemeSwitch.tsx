import { remembered } from '@bazaar/shared/device';
import { useState } from 'react';
import { services as texts } from '../texts.ts';
import styles from './ThemeSwitch.module.css';

/** The visitor's theme. 'system' follows the device; public/beforePaint.js sets the other two before the first paint. */
const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const saved = remembered<Theme>('bazaar.theme', (stored) => THEMES.find((theme) => theme === stored) ?? 'system', {
  survivesSignOut: true,
});
/** The background of each theme (tokens.css), for the browser's own frame. */
const BACKGROUND = { light: '#FBF7F0', dark: '#0F0D0B' } as const;

/** Shows a theme at once and saves it for the next visit. */
function chooseTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = BACKGROUND[theme === 'system' ? (meta.media.includes('dark') ? 'dark' : 'light') : theme];
  }
  saved.set(theme);
}

/** System, Light or Dark, saved on this device. */
export function ThemeSwitch() {
  const [chosen, setChosen] = useState(saved.get);
  const choose = (theme: Theme) => {
    chooseTheme(theme);
    setChosen(theme);
  };
  return (
    <fieldset className={styles.switch}>
      <legend>{texts.theme}</legend>
      {THEMES.map((theme) => (
        <label key={theme}>
          <input type="radio" name="theme" value={theme} checked={theme === chosen} onChange={() => choose(theme)} />
          <span>{texts.themes[theme]}</span>
        </label>
      ))}
    </fieldset>
  );
}
