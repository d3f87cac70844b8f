import { LANGUAGE_NAMES, LANGUAGES } from '@bazaar/shared/contracts/languages';
import { language as texts } from '../texts.ts';
import { chooseLanguage, pageLanguage } from './language.ts';
import styles from './LanguageLinks.module.css';

/** The languages of the interface, each by its own name. */
export const LanguageLinks = () => (
  <div className={styles.links} role="group" aria-label={texts.label}>
    {LANGUAGE_NAMES.map((code) => (
      <button
        key={code}
        type="button"
        lang={code}
        translate="no"
        aria-pressed={code === pageLanguage()}
        onClick={() => chooseLanguage(code)}
      >
        {LANGUAGES[code].name}
      </button>
    ))}
  </div>
);
