import { useEffect, type ReactNode } from 'react';
import { announce } from '../ui/announce.ts';
import { Button } from '../ui/Button.tsx';
import type { Elements } from '../ui/elements.ts';
import { messages } from './messages.ts';
import styles from './UpNextCard.module.css';

interface SeriesEndProps {
  title: string;
  text?: ReactNode;
  /** Links to what to watch next. */
  links: Elements;
  onReplay(): void;
}

/** The card after the last video: that the series is finished, and links to what to watch next. */
export function SeriesEnd({ title, text, links, onReplay }: SeriesEndProps) {
  useEffect(() => announce(title, 'polite'), [title]);
  return (
    <section className={styles.card} aria-label={title}>
      <h2>{title}</h2>
      {text && <p className={styles.lead}>{text}</p>}
      <div className={styles.actions}>
        <Button onClick={onReplay}>{messages.replay}</Button>
        {links}
      </div>
    </section>
  );
}
