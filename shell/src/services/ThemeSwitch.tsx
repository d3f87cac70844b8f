import { useState } from 'react';
import { chooseTheme, savedTheme, THEMES, type Theme } from '../chrome/theme.ts';
import { messages } from './messages.ts';
import styles from './ThemeSwitch.module.css';

/** System, Light or Dark, kept on this device. */
export function ThemeSwitch() {
  const [chosen, setChosen] = useState(savedTheme);
  const choose = (theme: Theme) => {
    chooseTheme(theme);
    setChosen(theme);
  };
  return (
    <fieldset className={styles.switch}>
      <legend>{messages.theme}</legend>
      {THEMES.map((theme) => (
        <label key={theme}>
          <input type="radio" name="theme" value={theme} checked={theme === chosen} onChange={() => choose(theme)} />
          {messages.themes[theme]}
        </label>
      ))}
    </fieldset>
  );
}
