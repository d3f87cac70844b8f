import { useEffect, useState, type ComponentType } from 'react';
import { Button } from '../../ui/Button.tsx';
import { screen } from '../../ui/texts.ts';
import { useLessonPrefs } from '../../player/lesson/lessonPrefs.ts';
import { series, transcript } from '../texts.ts';
import styles from './TranscriptBox.module.css';
import { TranscriptSkeleton } from './TranscriptSkeleton.tsx';

export const TRANSCRIPT_ID = 'transcript';

/** The box of the transcript, in its whole height from the first frame: its code and its lines come later and move nothing. */
export function TranscriptBox() {
  const { hasTranscript } = useLessonPrefs();
  return hasTranscript ? <LoadedPanel /> : null;
}

function LoadedPanel() {
  const [loaded, setLoaded] = useState<{ Panel: ComponentType } | 'failed'>();
  useEffect(() => load(setLoaded), []);
  const retry = () => {
    setLoaded(undefined);
    load(setLoaded);
  };
  return (
    <section id={TRANSCRIPT_ID} className={styles.box} aria-label={series.transcript}>
      {loaded === undefined && <TranscriptSkeleton />}
      {loaded === 'failed' && (
        <div className={styles.failed} role="alert">
          <p>{transcript.failed}</p>
          <Button onClick={retry}>{screen.tryAgain}</Button>
        </div>
      )}
      {typeof loaded === 'object' && <loaded.Panel />}
    </section>
  );
}

function load(onEnd: (result: { Panel: ComponentType } | 'failed') => void): void {
  import('./TranscriptPanel.tsx').then(
    ({ TranscriptPanel }) => onEnd({ Panel: TranscriptPanel }),
    () => onEnd('failed'),
  );
}
