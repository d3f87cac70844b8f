import styles from './SavedState.module.css';
import { save as texts } from '../texts.ts';
import type { DownloadedLesson, SaveProblem } from '../../saved/records.ts';
import { saveStatusOf, type Saveable } from './saveStatus.ts';

/** The state of one saved lesson: in words with its quality and size, with a bar while it is not whole, and why where it has failed. */
export function SavedState({ lesson }: { lesson: DownloadedLesson }) {
  const { state, title, bytes, savedBytes } = lesson;
  const status = saveStatusOf([lesson.videoId], [lesson]);
  const size = state === 'whole' ? texts.size(bytes) : texts.sizeOf(savedBytes, bytes);
  return (
    <>
      {status.state === 'failed' ? (
        <span className={styles.problem}>{problemText('lesson', status)}</span>
      ) : (
        <span className={styles.state}>
          {[texts.states[state as 'whole'], texts.nameOf(lesson), size].filter(Boolean).join(' · ')}
        </span>
      )}
      {'share' in status && <SaveProgress title={title} share={status.share} isPaused={state === 'paused'} />}
    </>
  );
}

interface SaveProgressProps {
  /** The name for screen readers; absent: the bar says only how far it is. */
  title?: string;
  /** 0 to 1. */
  share: number;
  isPaused: boolean;
}

/** The share of a save that has come, as a thin bar. */
export const SaveProgress = ({ title, share, isPaused }: SaveProgressProps) => (
  <span
    className={styles.bar}
    data-paused={isPaused}
    role="progressbar"
    aria-label={title ? `${texts.progress}: ${title}` : texts.progress}
    aria-valuenow={Math.floor(share * 100)}
    aria-valuemin={0}
    aria-valuemax={100}
  >
    <span style={{ width: `${share * 100}%` }} />
  </span>
);

interface Problem {
  problem: SaveProblem;
  /** The number of lessons that have it. */
  lessons: number;
  /** The bytes that a full device has no room for; 0 where unknown. */
  missingBytes: number;
}

/** Says why saving cannot go on, and what helps. */
export function problemText(what: Saveable, { problem, lessons, missingBytes }: Problem): string {
  switch (problem) {
    case 'full':
      return texts.full(missingBytes);
    case 'unavailable':
      return what === 'lesson' ? texts.unavailable : texts.unavailableOf(lessons);
    case 'damaged':
      return what === 'lesson' ? texts.damaged : texts.damagedOf(lessons);
    case 'removed':
      return what === 'lesson' ? texts.removed : texts.removedOf(lessons);
  }
}
