import { duration } from '@bazaar/shared/format/duration';
import type { Progress } from '@bazaar/shared/player';
import { Link } from '@bazaar/shared/router';
import { DataText } from '@bazaar/shared/ui/DataText';
import { boardColour } from '@bazaar/shared/ui/boardColour';
import { PlayIcon } from '@bazaar/shared/ui/icons';
import { RemoteImage } from '@bazaar/shared/ui/RemoteImage';
import styles from './LessonCard.module.css';
import { messages } from './messages.ts';

/** A lesson, what it belongs to and how far it was watched; the whole card is one link to where it goes on. */
export const LessonCard = ({
  lesson: { videoId, title, path, positionMs, durationMs, thumbnailId, seriesName },
}: {
  lesson: Progress;
}) => (
  <Link to={path} className={styles.card}>
    <span className={styles.board} style={{ backgroundColor: boardColour(videoId) }} aria-hidden="true">
      {thumbnailId && <RemoteImage imageId={thumbnailId} alt="" ratio={16 / 9} sizes="200px" />}
      <PlayIcon size={32} />
      <span className={styles.bar}>
        <span
          className={styles.done}
          style={{ width: `${Math.min(100, (100 * positionMs) / Math.max(durationMs, 1))}%` }}
        />
      </span>
    </span>
    <span className={styles.title}>
      <DataText>{title}</DataText>
    </span>
    <span className={styles.series}>{seriesName && <DataText>{seriesName}</DataText>}</span>
    <span className={styles.watched}>{messages.watched(duration(positionMs), duration(durationMs))}</span>
  </Link>
);
