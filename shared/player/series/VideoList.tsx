import { useEffect, useRef } from 'react';
import styles from './VideoList.module.css';
import { VideoRow, type ListedVideo } from './VideoRow.tsx';

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
          place={index + 1}
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
