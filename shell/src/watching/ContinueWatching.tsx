import { useLastWatched } from '@bazaar/shared/player';
import { SectionHeading } from '@bazaar/shared/ui/SectionHeading';
import { useId, type ReactNode } from 'react';
import styles from './ContinueWatching.module.css';
import { LESSONS_SHOWN } from './constants.ts';
import { LessonCard } from './LessonCard.tsx';
import { messages } from './messages.ts';

/** The lessons begun on this device, the latest first; `whenEmpty` where there are none. */
export function ContinueWatching({ whenEmpty = null }: { whenEmpty?: ReactNode }) {
  const headingId = useId();
  const lessons = useLastWatched(LESSONS_SHOWN); // the player that was just left saves how far it came a moment later
  if (lessons.length === 0) return whenEmpty;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <SectionHeading id={headingId}>{messages.title}</SectionHeading>
      <ul className={styles.row}>
        {lessons.map((lesson) => (
          <li key={lesson.videoId}>
            <LessonCard lesson={lesson} />
          </li>
        ))}
      </ul>
    </section>
  );
}
