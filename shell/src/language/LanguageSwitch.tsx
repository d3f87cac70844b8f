import { LANGUAGE_NAMES, LANGUAGES } from '@bazaar/shared/contracts/languages';
import { language as texts } from '../texts.ts';
import styles from '../services/ThemeSwitch.module.css';
import { canChange, chooseLanguage, pageLanguage } from './language.ts';

/** The languages of the interface, each by its own name; a choice opens the page anew. */
export function LanguageSwitch() {
  const isOff = !canChange();
  return (
    <fieldset className={styles.switch} disabled={isOff}>
      <legend>{texts.label}</legend>
      {LANGUAGE_NAMES.map((language) => (
        <label key={language} lang={language} translate="no">
          <input
            type="radio"
            name="language"
            value={language}
            checked={language === pageLanguage()}
            onChange={() => chooseLanguage(language)}
          />
          <span>{LANGUAGES[language].name}</span>
        </label>
      ))}
    </fieldset>
  );
}
