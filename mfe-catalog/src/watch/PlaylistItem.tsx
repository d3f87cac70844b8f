import type { LevelVideo } from '@bazaar/shared/data/levelVideos';
import { duration } from '@bazaar/shared/format/duration';
import { useWatchedShare } from '@bazaar/shared/player';
import { Link } from '@bazaar/shared/router';
import { DataText } from '@bazaar/shared/ui/DataText';
import { RemoteImage } from '@bazaar/shared/ui/RemoteImage';
import { messages } from '../messages.ts';
import styles from './Playlist.module.css';

const texts = messages.watch;

interface PlaylistItemProps {
  video: LevelVideo;
  place: number;
  isCurrent: boolean;
  path: string;
  state: object;
  onPick(): void;
}

/** One row: its place, its picture with what was watched of it, its name and length. */
export function PlaylistItem({ video, place, isCurrent, path, state, onPick }: PlaylistItemProps) {
  const share = useWatchedShare(video.levelVideoId);
  return (
    <li>
      <Link to={path} state={state} replace={isCurrent} onClick={onPick} aria-current={isCurrent ? 'true' : undefined} className={styles.item}>
        <span className={styles.place} aria-hidden="true">
          {String(place).padStart(2, '0')}
        </span>
        <span className={styles.thumbnail}>
          <RemoteImage imageId={video.thumbnailId} alt="" ratio={16 / 9} sizes="112px" />
          {share > 0 && <span className={styles.watched} style={{ width: `${share * 100}%` }} />}
        </span>
        <span>
          <DataText>{video.levelVideoName}</DataText>
          <small>{[video.duration !== undefined && duration(video.duration), watchedText(share)].filter(Boolean).join(' · ')}</small>
        </span>
      </Link>
    </li>
  );
}

function watchedText(share: number): string {
  if (share === 0) return '';
  return share === 1 ? texts.watched : texts.watchedShare(Math.max(1, Math.round(share * 100)));
}
