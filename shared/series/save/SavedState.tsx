import { save as texts } from './texts.ts';
import { problemText } from './problemText.ts';
import type { DownloadedLesson } from '../../saved/records.ts';
import styles from './SavedState.module.css';
import { SaveProgress } from './SaveProgress.tsx';
import { saveStatusOf } from './saveStatus.ts';

/** The state of one saved lesson: in words with its quality and size, with a bar while it is not whole, and why where it has failed. */
export function SavedState({ lesson }: { lesson: DownloadedLesson }) {
  const { state, title, heightPx, bytes, savedBytes } = lesson;
  const status = saveStatusOf([lesson.videoId], [lesson]);
  const size = state === 'whole' ? texts.size(bytes) : texts.sizeOf(savedBytes, bytes);
  return (
    <>
      {status.state === 'failed' ? (
        <span className={styles.problem}>{problemText('lesson', status)}</span>
      ) : (
        <span className={styles.state}>
          {[texts.states[state as 'whole'], texts.height(heightPx), size].filter(Boolean).join(' · ')}
        </span>
      )}
      {'share' in status && <SaveProgress title={title} share={status.share} isPaused={state === 'paused'} />}
    </>
  );
}
