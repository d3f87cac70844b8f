import type { Progress } from '@bazaar/shared/progress/progress';
import { SectionHeading } from '@bazaar/shared/ui/SectionHeading';
import { useId } from 'react';
import { dashboard as texts } from '../texts.ts';
import { minutesThisWeek } from './minutesThisWeek.ts';
import styles from './ThisWeek.module.css';
import { useToday } from './useToday.ts';
import { WeekChart } from './WeekChart.tsx';

/** The minutes watched in the last seven days. */
export function ThisWeek({ entries }: { entries: readonly Progress[] }) {
  const headingId = useId();
  const days = minutesThisWeek(entries, useToday());
  const total = days.reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <SectionHeading id={headingId}>{texts.week.title}</SectionHeading>
      {total === 0 ? (
        <p className={styles.nothing}>{texts.week.nothing}</p>
      ) : (
        <>
          <p className={styles.total}>{texts.week.total(total)}</p>
          <WeekChart days={days} />
        </>
      )}
    </section>
  );
}
