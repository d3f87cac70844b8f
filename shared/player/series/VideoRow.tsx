import { Link } from '@bazaar/shared/router';
import { duration } from '../../format/duration.ts';
import { DataText } from '../../ui/DataText.tsx';
import { RemoteImage } from '../../ui/RemoteImage.tsx';
import { useWatchedShare } from '../lesson/progress.ts';
import { messages } from '../messages.ts';
import styles from './VideoList.module.css';

const texts = messages.row;

/** A video as the list beside a player shows it. */
export interface ListedVideo {
  videoId: string;
  name: string;
  thumbnailId: string | undefined;
  durationMs: number | undefined;
  /** There is a stream, and it has not failed. */
  isAvailable: boolean;
}

interface VideoRowProps {
  video: ListedVideo;
  place: number;
  isCurrent: boolean;
  path: string;
  state: object;
  onPick(): void;
}

/** One row: its place, its picture with what was watched of it, its name and length. */
export function VideoRow({ video, place, isCurrent, path, state, onPick }: VideoRowProps) {
  const share = useWatchedShare(video.videoId);
  return (
    <li>
      <Link
        to={path}
        state={state}
        replace={isCurrent}
        onClick={onPick}
        aria-current={isCurrent ? 'true' : undefined}
        data-available={video.isAvailable}
        className={styles.row}
      >
        <span className={styles.place} aria-hidden="true">
          {String(place).padStart(2, '0')}
        </span>
        <span className={styles.thumbnail}>
          <RemoteImage imageId={video.thumbnailId} alt="" ratio={16 / 9} sizes="112px" />
          {share > 0 && <span className={styles.watched} style={{ width: `${share * 100}%` }} />}
        </span>
        <span>
          <DataText>{video.name}</DataText>
          <small>
            {[
              video.durationMs !== undefined && duration(video.durationMs),
              video.isAvailable ? watchedText(share) : texts.unavailable,
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </span>
      </Link>
    </li>
  );
}

function watchedText(share: number): string {
  if (share === 0) return '';
  return share === 1 ? texts.watched : texts.watchedShare(Math.max(1, Math.round(share * 100)));
}
