import type { LevelVideo } from '@bazaar/shared/data/levelVideos';
import { useEffect, useRef } from 'react';
import { messages } from '../messages.ts';
import styles from './Playlist.module.css';
import { PlaylistItem } from './PlaylistItem.tsx';

interface PlaylistProps {
  videos: readonly LevelVideo[];
  current: LevelVideo | undefined;
  pathOf(videoId: string): string;
  /** Goes with the address of a chosen video. */
  state: object;
  onPick(videoId: string): void;
}

/** The videos of the page; the current one is in view. */
export function Playlist({ videos, current, pathOf, state, onPick }: PlaylistProps) {
  const list = useRef<HTMLOListElement>(null);
  const currentId = current?.levelVideoId;
  useEffect(() => {
    if (list.current && currentId !== undefined) showCurrent(list.current);
  }, [currentId]);
  return (
    <ol ref={list} className={styles.playlist} aria-label={messages.watch.playlist}>
      {videos.map((video, index) => (
        <PlaylistItem
          key={video.levelVideoId}
          video={video}
          place={index + 1}
          isCurrent={video === current}
          path={pathOf(video.levelVideoId)}
          state={state}
          onPick={() => onPick(video.levelVideoId)}
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
