import { cutBetweenWords } from '../format/cutBetweenWords.ts';
import { languageOf } from '../format/language.ts';
import styles from './CutText.module.css';

/** Text that came from data, as far as there is room for it: cut between words, whole for screen readers and for find in page. */
export function CutText({ children, most }: { children: string; most: number }) {
  const { shown, rest } = cutBetweenWords(children, most);
  return (
    <bdi lang={languageOf(children)}>
      {shown}
      {rest && (
        <>
          <span aria-hidden="true">…</span>
          <span className={styles.rest}>{rest}</span>
        </>
      )}
    </bdi>
  );
}
