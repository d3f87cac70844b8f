import { Link } from '@bazaar/shared/router';
import { useEffect, useRef } from 'react';
import { duration } from '../format/duration.ts';
import { DataText } from '../ui/DataText.tsx';
import { RemoteImage } from '../ui/RemoteImage.tsx';
import { SavedIcon } from '../ui/icons.tsx';
import { useWatchedShare } from '../progress/useWatchedShare.ts';
import { messages } from '../player/messages.ts';
import { useDownloadedLessons } from '../saved/records.ts';
import styles from './VideoList.module.css';

const texts = messages.row;

/** A video as the list beside a player shows it. */
interface ListedVideo {
  videoId: string;
  name: string;
  thumbnailId: string | undefined;
  durationMs: number | undefined;
  /** There is a stream, and it has not failed. */
  isAvailable: boolean;
}

interface VideoListProps {
  label: string;
  videos: readonly ListedVideo[];
  currentId: string | undefined;
  pathOf(videoId: string): string;
  /** Goes with the address of a chosen video. */
  state: object;
  onPick(videoId: string): void;
}

/** The videos beside a player, in order; the current one is in view. */
export function VideoList({ label, videos, currentId, pathOf, state, onPick }: VideoListProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current && currentId !== undefined) showCurrent(list.current);
  }, [currentId]);
  return (
    <ol ref={list} className={styles.list} aria-label={label}>
      {videos.map((video, index) => (
        <VideoRow
          key={video.videoId}
          video={video}
          position={index + 1}
          isCurrent={video.videoId === currentId}
          path={pathOf(video.videoId)}
          state={state}
          onPick={() => onPick(video.videoId)}
        />
      ))}
    </ol>
  );
}

/** Scrolls the list in its own box, never the page. */
function showCurrent(list: HTMLOListElement): void {
  const row = list.querySelector('[aria-current]')?.closest('li');
  if (row) list.scrollTop = row.offsetTop - (list.clientHeight - row.offsetHeight) / 2;
}

interface VideoRowProps {
  video: ListedVideo;
  /** From 1. */
  position: number;
  isCurrent: boolean;
  path: string;
  state: object;
  onPick(): void;
}

/** One row: its position, its picture with what was watched of it, its name and length. */
function VideoRow({ video, position, isCurrent, path, state, onPick }: VideoRowProps) {
  const share = useWatchedShare(video.videoId);
  const isSaved = useDownloadedLessons().some(({ videoId, state }) => videoId === video.videoId && state === 'whole');
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
        <span className={styles.position} aria-hidden="true">
          {String(position).padStart(2, '0')}
        </span>
        <span className={styles.thumbnail}>
          <RemoteImage imageId={video.thumbnailId} alt="" ratio={16 / 9} sizes="112px" />
          {isSaved && (
            <span className={styles.saved} role="img" aria-label={texts.saved}>
              <SavedIcon size={16} />
            </span>
          )}
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
