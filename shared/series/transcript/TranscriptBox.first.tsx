import { useLessonPrefs } from '../../player/lesson/lessonPrefs.ts';
import type * as original from './TranscriptBox.tsx';
import styles from './TranscriptBox.module.css';

export const TRANSCRIPT_ID: typeof original.TRANSCRIPT_ID = 'transcript';

/** Empty, where it was left open. */
export const TranscriptBox: typeof original.TranscriptBox = () =>
  useLessonPrefs().hasTranscript ? <section className={styles.box} /> : null;
