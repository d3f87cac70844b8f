import type { PlaylistVideo } from '@bazaar/shared/data/playlistVideos';
import { mayAutoplay } from '@bazaar/shared/device';
import { lastWatchedOf } from '@bazaar/shared/player';
import { useNavigationType, useSearchParams } from '@bazaar/shared/router';
import { useEffect, useState } from 'react';
import { videoFrom } from './playlist.ts';

/** How the reader came to a video. */
export interface Choice {
  videoId: string;
  /** Gone on to, or played again: not where it was left. */
  isFromStart: boolean;
  /** How many broken videos it may still go on past by itself. */
  skipsLeft: number;
}

/** The same video chosen again is another turn. */
type Turn = Choice & { turn: number };

export interface Chosen {
  video: PlaylistVideo | undefined;
  isAutoPlayed: boolean;
  /** Undefined for a video that only an address names. */
  choice: Turn | undefined;
  choose(choice: Choice): void;
}

/** The video of the address, which is put right where it says less or something else, and how the reader came to it. */
export function useChoice(videos: readonly PlaylistVideo[], failed: ReadonlySet<string>, state: object): Chosen {
  const [search, setSearch] = useSearchParams();
  const [latest, setLatest] = useState<Turn>();
  // §4: 'plays the first video'. That is for a press on a card that led here; a bare link and a reload wait for one.
  const navigationType = useNavigationType();
  const [isOpenedByPress] = useState(navigationType === 'PUSH' && mayAutoplay());

  const given = search.get('video');
  const video = videoFrom(videos, given, lastWatchedOf(videos.map(({ playlistVideoId }) => playlistVideoId)), failed);
  const videoId = video?.playlistVideoId;
  useEffect(() => {
    if (videoId !== undefined && videoId !== given) setSearch({ video: videoId }, { replace: true, state });
  });

  const choice = latest?.videoId === videoId ? latest : undefined;
  return {
    video,
    isAutoPlayed: latest === undefined ? isOpenedByPress : choice !== undefined,
    choice,
    choose: (chosen) => setLatest((before) => ({ ...chosen, turn: (before?.turn ?? 0) + 1 })),
  };
}
