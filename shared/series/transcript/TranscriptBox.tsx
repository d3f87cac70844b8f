import { lazyComponent } from '@bazaar/shared/router';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { messages as shared } from '../../ui/screen/messages.ts';
import { useLessonPrefs } from '../../player/lesson/lessonPrefs.ts';
import { messages as series } from '../../player/messages.ts';
import { messages } from './messages.ts';
import styles from './TranscriptBox.module.css';
import { TranscriptSkeleton } from './TranscriptSkeleton.tsx';

export const TRANSCRIPT_ID = 'transcript';

/** Where the transcript stands, in its whole height from the first frame: its code and its lines come later and move nothing. */
export function TranscriptBox() {
  const { hasTranscript } = useLessonPrefs();
  return hasTranscript ? <LoadedPanel /> : null;
}

const Panel = lazyComponent(() => import('./TranscriptPanel.tsx').then((m) => m.TranscriptPanel));

function LoadedPanel() {
  const [status, setStatus] = useState<'loading' | 'loaded' | 'failed'>('loading');
  useEffect(() => load(setStatus), []);
  return (
    <section id={TRANSCRIPT_ID} className={styles.box} aria-label={series.transcript}>
      {status === 'loading' && <TranscriptSkeleton />}
      {status === 'failed' && (
        <div className={styles.failed} role="alert">
          <p>{messages.failed}</p>
          <Button onClick={() => load(setStatus)}>{shared.tryAgain}</Button>
        </div>
      )}
      {status === 'loaded' && <Panel />}
    </section>
  );
}

function load(onStatus: (status: 'loading' | 'loaded' | 'failed') => void): void {
  onStatus('loading');
  Panel.preload().then(
    () => onStatus('loaded'),
    () => onStatus('failed'),
  );
}
