import type { Progress } from '@bazaar/shared/player';
import { Link } from '@bazaar/shared/router';
import { DataText } from '@bazaar/shared/ui/DataText';
import { enamelOf } from '@bazaar/shared/ui/enamel';
import { PlayIcon } from '@bazaar/shared/ui/icons';
import styles from './LessonCard.module.css';

/** A lesson and how far it was watched; the whole card is one link to where it goes on. */
export const LessonCard = ({ lesson: { videoId, title, path, positionMs, durationMs }, left }: { lesson: Progress; left: string }) => (
  <Link to={path} className={styles.card}>
    <span className={styles.board} style={{ backgroundColor: enamelOf(videoId) }} aria-hidden="true">
      <PlayIcon size={32} />
      <span className={styles.done} style={{ width: `${(100 * positionMs) / Math.max(durationMs, 1)}%` }} />
    </span>
    <span className={styles.title}>
      <DataText>{title}</DataText>
    </span>
    <span className={styles.left}>{left}</span>
  </Link>
);
