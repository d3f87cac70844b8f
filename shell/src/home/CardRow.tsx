import { NextIcon, PreviousIcon } from '@bazaar/shared/ui/icons';
import { SectionHeading } from '@bazaar/shared/ui/SectionHeading';
import { useId, useRef } from 'react';
import { CategoryBoard } from './CategoryBoard.tsx';
import styles from './CardRow.module.css';
import type { CategoryRow } from './content.ts';
import { messages } from './messages.ts';

/** A row of painted boards to scroll through (§2). */
export function CardRow({ row }: { row: CategoryRow }) {
  const scroller = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const scrollBy = (share: number) =>
    scroller.current?.scrollBy({ left: scroller.current.clientWidth * share, behavior: 'smooth' });
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <SectionHeading id={headingId}>{row.title}</SectionHeading>
      <div className={styles.arrows}>
        <button type="button" aria-label={messages.scrollBack(row.title)} onClick={() => scrollBy(-1)}>
          <PreviousIcon />
        </button>
        <button type="button" aria-label={messages.scrollOn(row.title)} onClick={() => scrollBy(1)}>
          <NextIcon />
        </button>
      </div>
      <div ref={scroller} className={styles.scroller}>
        <ul className={styles.row}>
          {row.items.map((card) => (
            <li key={card.name}>
              <CategoryBoard card={card} to={row.pathOf(card.name)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
