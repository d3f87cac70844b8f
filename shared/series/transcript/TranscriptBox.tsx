import styles from './TranscriptBox.module.css';
import { lazyComponent } from '@bazaar/shared/router';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { screen } from '../../ui/texts.ts';
import { useLessonPrefs } from '../../player/lesson/lessonPrefs.ts';
import { series, transcript as texts } from '../texts.ts';
import { LessonPaper } from '../print/LessonPaper.tsx';
import { useIsSlow } from '../../query/useIsSlow.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

export const TRANSCRIPT_ID = 'transcript';

/** The box of the transcript, in its whole height from the first frame: its code and its lines come later and move nothing. On paper it has none. */
export function TranscriptBox(): ReactNode {
  const { hasTranscript } = useLessonPrefs();
  return (
    <>
      {hasTranscript && <LoadedPanel />}
      <LessonPaper />
    </>
  );
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
          <p>{texts.failed}</p>
          <Button onClick={() => load(setStatus)}>{screen.tryAgain}</Button>
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

const WIDTHS = ['92%', '70%', '84%', '60%', '88%'];

/** Stands in the place of the lines while they are read. */
export function TranscriptSkeleton() {
  const isSlow = useIsSlow(true);
  return (
    <div aria-busy="true">
      {WIDTHS.map((width) => (
        <Skeleton key={width} height={20} width={width} />
      ))}
      <p role="status">{isSlow && texts.loading}</p>
    </div>
  );
}
