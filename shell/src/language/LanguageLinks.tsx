import { LANGUAGE_NAMES, LANGUAGES } from '@bazaar/shared/contracts/languages';
import { language as texts } from '../texts.ts';
import { chooseLanguage, pageLanguage } from './language.ts';
import styles from './LanguageLinks.module.css';

/** The languages of the interface, in the footer. */
export const LanguageLinks = () => (
  <div className={styles.links} role="group" aria-label={texts.label}>
    {LANGUAGE_NAMES.map((language) => (
      <button
        key={language}
        type="button"
        lang={language}
        translate="no"
        aria-pressed={language === pageLanguage()}
        onClick={() => chooseLanguage(language)}
      >
        {LANGUAGES[language].name}
      </button>
    ))}
  </div>
);
