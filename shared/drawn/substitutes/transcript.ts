/** In the place of the transcript in the build of a drawn screen: its empty box, where it was left open. */
import { createElement } from 'react';
import { useLessonPrefs } from '../../player/lesson/lessonPrefs.ts';
import styles from '../../series/transcript/TranscriptBox.module.css';

export const TRANSCRIPT_ID = 'transcript';

export const TranscriptBox = () =>
  useLessonPrefs().hasTranscript ? createElement('section', { className: styles.box }) : null;
