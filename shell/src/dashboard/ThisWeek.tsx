import type { Progress } from '@bazaar/shared/progress/progress';
import { SectionHeading } from '@bazaar/shared/ui/SectionHeading';
import { useId, useSyncExternalStore } from 'react';
import { dashboard } from '../texts.ts';
import { minutesThisWeek, type WatchedDay } from './minutesThisWeek.ts';
import styles from './ThisWeek.module.css';
import { dayOf } from '@bazaar/shared/progress/week';
import { DAY_MS } from '@bazaar/shared/contracts/time';
import { locale as format } from '@bazaar/shared/format/texts';

const texts = dashboard.week;

/** The minutes watched in the last seven days. */
export function ThisWeek({ entries }: { entries: readonly Progress[] }) {
  const headingId = useId();
  const days = minutesThisWeek(entries, useToday());
  const total = days.reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <SectionHeading id={headingId}>{texts.title}</SectionHeading>
      {total === 0 ? (
        <p className={styles.nothing}>{texts.nothing}</p>
      ) : (
        <>
          <p className={styles.total}>{texts.total(total)}</p>
          <WeekChart days={days} />
        </>
      )}
    </section>
  );
}

/** The day, as of dayOf: another one when the page is shown again on the next day. */
const useToday = (): number => useSyncExternalStore(subscribe, () => dayOf(Date.now()));

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Px of the drawing: its height, the highest bar, where the bars stand, and the least of a day with something watched. */
const HEIGHT = 176;
const HIGHEST = 120;
const GROUND = 148;
const LOWEST = 4;
/** Each day has as much of the width, in per cent; its bar a part of that. */
const columnOf = (count: number) => 100 / count;
const BAR_SHARE = 0.6;

/** The minutes of each day as bars, the earliest day first and today last; the same numbers in words and in a table. */
function WeekChart({ days }: { days: readonly WatchedDay[] }) {
  const most = Math.max(1, ...days.map(({ minutes }) => minutes));
  const column = columnOf(days.length);
  const nameOf = (index: number, weekday: 'long' | 'short') =>
    index === days.length - 1 ? texts.today : weekdayOf(days[index]!.day, weekday);
  return (
    <>
      <svg
        className={styles.chart}
        height={HEIGHT}
        role="img"
        aria-label={texts.chart(days.map(({ minutes }, index) => texts.onDay(nameOf(index, 'long'), minutes)))}
      >
        {days.map(({ day, minutes }, index) => {
          const height = minutes && Math.max(LOWEST, (HIGHEST * minutes) / most);
          const centre = `${column * (index + 0.5)}%`;
          return (
            <g key={day} data-today={index === days.length - 1}>
              <rect
                x={`${column * (index + (1 - BAR_SHARE) / 2)}%`}
                y={GROUND - height}
                width={`${column * BAR_SHARE}%`}
                height={height}
              />
              <text x={centre} y={GROUND - height - 8} data-none={minutes === 0}>
                {minutes}
              </text>
              <text x={centre} y={GROUND + 20}>
                {nameOf(index, 'short')}
              </text>
            </g>
          );
        })}
        <line x1="0" x2="100%" y1={GROUND} y2={GROUND} />
      </svg>
      <details className={styles.details}>
        <summary>{texts.table}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              <th scope="col">{texts.minutes}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, minutes }, index) => (
              <tr key={day}>
                <th scope="row">{nameOf(index, 'long')}</th>
                <td>{minutes}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

/** Days since 1970 have no time zone. */
const weekdayOf = (day: number, weekday: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(format.locale, { weekday, timeZone: 'UTC' }).format(day * DAY_MS);
