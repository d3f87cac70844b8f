import { LANGUAGES } from '@bazaar/shared/contracts/languages';
import { Button } from '@bazaar/shared/ui/Button';
import { useState } from 'react';
import { language as texts } from '../texts.ts';
import styles from '../offline/UpdateNotice.module.css';
import { canChange, chooseLanguage, languageToOffer, pageLanguage } from './language.ts';

/** Asks once for the language, where the browser's user reads another one too. */
export function LanguageQuestion() {
  const [offered, setOffered] = useState(() => (canChange() ? languageToOffer() : undefined));
  if (!offered) return null;
  const keep = () => {
    chooseLanguage(pageLanguage());
    setOffered(undefined);
  };
  return (
    <section className={styles.notice} aria-label={texts.label}>
      <p lang={offered}>{LANGUAGES[offered].offer}</p>
      <Button onClick={() => chooseLanguage(offered)}>
        <span lang={offered}>{LANGUAGES[offered].name}</span>
      </Button>
      <Button kind="line" onClick={keep}>
        {texts.keep}
      </Button>
    </section>
  );
}
