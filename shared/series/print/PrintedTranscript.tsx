import { useStore } from 'zustand';
import { duration } from '../../format/duration.ts';
import { langOf } from '../../player/core/captionsTracks.ts';
import type { useCurrentLesson } from '../../player/lesson/currentLesson.ts';
import { useLessonPrefs } from '../../player/lesson/lessonPrefs.ts';
import { series as texts } from '../texts.ts';
import { useTranscript } from '../transcript/useTranscript.ts';
import styles from './PrintedTranscript.module.css';

interface PrintedTranscriptProps {
  lesson: NonNullable<ReturnType<typeof useCurrentLesson>>;
  isPrinting: boolean;
}

/** The transcript on paper, as far as it has come; on a screen it is only read. */
export function PrintedTranscript({ lesson, isPrinting }: PrintedTranscriptProps) {
  const { captionsLanguage } = useLessonPrefs();
  const timestampsS = useStore(lesson.media.store, (state) => state.timestampsS);
  const { track, lines } = useTranscript(lesson.url, captionsLanguage, timestampsS);
  if (!isPrinting || !track || lines.length === 0) return null;
  return (
    <section className={styles.transcript}>
      <h2>{texts.transcript}</h2>
      <ol>
        {lines.map(({ startS, text }) => (
          <li key={`${startS} ${text}`}>
            <span>{duration(startS * 1000)}</span> <span lang={langOf(track.language)}>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
