import type { PlaylistVideo } from '@bazaar/shared/data/playlistVideos';
import { mayAutoplay } from '@bazaar/shared/device';
import { lastWatchedOf } from '@bazaar/shared/player';
import { useNavigationType, useSearchParams } from '@bazaar/shared/router';
import { startTimeFrom, useReplaceSearch } from '@bazaar/shared/series';
import { useEffect, useState } from 'react';
import { videoFrom } from './playlist.ts';

/** How the reader came to a video. */
export interface Choice {
  videoId: string;
  /** It began as the next one, or is played again: at 0:00, not at the saved position. */
  isFromStart: boolean;
  /** How many broken videos it may still go on past by itself. */
  remainingSkips: number;
}

/** Another number when the same video is chosen again. */
type CountedChoice = Choice & { replayCount: number };

export interface Chosen {
  video: PlaylistVideo | undefined;
  isAutoPlayed: boolean;
  /** Where the address starts the video that it names, in seconds; undefined once another one was chosen. */
  startS: number | undefined;
  /** Undefined for a video that only an address names. */
  choice: CountedChoice | undefined;
  choose(choice: Choice): void;
}

/** The video of the address, which is replaced where it is incomplete or wrong, and how the reader came to it. */
export function useChoice(videos: readonly PlaylistVideo[], failed: ReadonlySet<string>, state: object): Chosen {
  const [search] = useSearchParams();
  const replaceSearch = useReplaceSearch();
  const [latest, setLatest] = useState<CountedChoice>();
  // §4: 'plays the first video'. That is for a press on a card that led here; a bare link and a reload wait for one.
  const navigationType = useNavigationType();
  const [isOpenedByPress] = useState(navigationType === 'PUSH' && mayAutoplay());

  const given = search.get('video');
  const video = videoFrom(videos, given, lastWatchedOf(videos.map(({ playlistVideoId }) => playlistVideoId)), failed);
  const videoId = video?.playlistVideoId;
  useEffect(() => {
    if (videoId !== undefined && videoId !== given) replaceSearch({ video: videoId }, state);
  });

  const choice = latest?.videoId === videoId ? latest : undefined;
  return {
    video,
    isAutoPlayed: latest === undefined ? isOpenedByPress : choice !== undefined,
    startS: latest === undefined && videoId === given ? startTimeFrom(search) : undefined,
    choice,
    choose: (chosen) => setLatest((before) => ({ ...chosen, replayCount: (before?.replayCount ?? 0) + 1 })),
  };
}
