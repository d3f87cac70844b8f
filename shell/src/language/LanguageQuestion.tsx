import { LANGUAGES } from '@bazaar/shared/contracts/languages';
import { useInView } from '@bazaar/shared/device';
import { Button } from '@bazaar/shared/ui/Button';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { language as texts } from '../texts.ts';
import { asked, canChange, chooseLanguage, languageToOffer, pageLanguage } from './language.ts';
import styles from '../chrome/Question.module.css';

/** The part of it that has to be in view for it to count as asked. */
const SEEN_SHARE = 0.6;
/** Margin of the window: the part that the bottom bar lies over. */
const ABOVE_BOTTOM_BAR = '0px 0px -60px';

/**
 * Asks once for the language, where the browser's user reads another one too. It stands in the flow of the page, with nothing below it
 * that was painted before. Escape puts it off, and so does going on to another page after it was in view.
 */
export function LanguageQuestion() {
  const [offered, setOffered] = useState(() => (canChange() ? languageToOffer() : undefined));
  const box = useRef<HTMLElement>(null);
  const isSeen = useInView(box, { share: SEEN_SHARE, margin: ABOVE_BOTTOM_BAR, once: true });
  useEffect(() => {
    if (isSeen) asked.set(true);
  }, [isSeen]);

  const putOff = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (event.currentTarget === box.current) event.stopPropagation(); // a page may take Escape for Back
    else if (!isSeen) return;
    asked.set(true);
    setOffered(undefined);
  });
  useEffect(() => {
    const question = box.current;
    if (!offered || !question) return;
    question.addEventListener('keydown', putOff);
    addEventListener('keydown', putOff);
    return () => {
      question.removeEventListener('keydown', putOff);
      removeEventListener('keydown', putOff);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react/exhaustive-deps -- an effect event is always the latest
  }, [offered]);

  if (!offered) return null;
  const keep = () => {
    chooseLanguage(pageLanguage());
    setOffered(undefined);
  };
  return (
    <section ref={box} className={styles.question} aria-label={texts.label}>
      <p lang={offered}>{LANGUAGES[offered].offer}</p>
      <div>
        <Button onClick={() => chooseLanguage(offered)}>
          <span lang={offered}>{LANGUAGES[offered].name}</span>
        </Button>
        <Button kind="line" onClick={keep}>
          {texts.keep}
        </Button>
      </div>
    </section>
  );
}
