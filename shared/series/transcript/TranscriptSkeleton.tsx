import { useIsSlow } from '../../query/useIsSlow.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { transcript as texts } from '../texts.ts';
import styles from './TranscriptSkeleton.module.css';

const WIDTHS = ['92%', '70%', '84%', '60%', '88%'];

/** In the place of the lines while they are read. */
export function TranscriptSkeleton() {
  const isSlow = useIsSlow(true);
  return (
    <div className={styles.skeleton} aria-busy="true">
      {WIDTHS.map((width) => (
        <Skeleton key={width} height={20} width={width} />
      ))}
      <p role="status">{isSlow && texts.loading}</p>
    </div>
  );
}
