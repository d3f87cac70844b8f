import { messages } from '../../player/save/messages.ts';
import { problemText } from './problemText.ts';
import type { DownloadedLesson } from '../../saved/records.ts';
import styles from './SavedState.module.css';
import { SaveProgress } from './SaveProgress.tsx';
import { saveStatusOf } from './saveStatus.ts';

/** How far one saved lesson is: in words with its quality and size, with a bar while it is not whole, and why where it has failed. */
export function SavedState({ lesson }: { lesson: DownloadedLesson }) {
  const { state, title, heightPx, bytes, savedBytes } = lesson;
  const status = saveStatusOf([lesson.videoId], [lesson]);
  const size = state === 'whole' ? messages.size(bytes) : messages.sizeOf(savedBytes, bytes);
  return (
    <>
      {status.state === 'failed' ? (
        <span className={styles.problem}>{problemText('lesson', status)}</span>
      ) : (
        <span className={styles.state}>
          {[messages.states[state as 'whole'], messages.height(heightPx), size].filter(Boolean).join(' · ')}
        </span>
      )}
      {'share' in status && <SaveProgress title={title} share={status.share} isPaused={state === 'paused'} />}
    </>
  );
}
