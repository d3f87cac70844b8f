import { useInView, useIsSavingData } from '@bazaar/shared/device';
import { useEffect, useState, type RefObject } from 'react';
import { MAX_BUFFER_S } from './constants.ts';
import type { Lesson } from './lesson/lesson.ts';
import { resumeAt } from './lesson/progress.ts';
import type { StreamTracks } from './stream/streamMenu.ts';
import { useStream } from './stream/useStream.ts';
import { useStreamMenu } from './stream/useStreamMenu.ts';
import { useShouldPlay } from './useShouldPlay.ts';

/** The share of the player that must be in view before anything of its stream is downloaded. */
const SEEN_SHARE = 0.25;

export interface Playback {
  hasStarted: boolean;
  /** In the words of §8. */
  failure: string | undefined;
  tracks: StreamTracks;
  cues: readonly VTTCue[];
  start(): void;
  /** Absent where it cannot help. */
  tryAgain: (() => void) | undefined;
}

/** The stream on its element: begun when the player is seen, in full once it is started, from where it was left. */
export function usePlayback(
  video: RefObject<HTMLVideoElement | null>,
  url: string,
  idleBufferS: number,
  lesson: Lesson | undefined,
): Playback {
  const [startedUrl, setStartedUrl] = useState<string>();
  const { menu, tracks, cues } = useStreamMenu(url);
  const isSavingData = useIsSavingData();
  const isSeen = useInView(video, { share: SEEN_SHARE, once: true });
  const isAutoPlayed = lesson?.isAutoPlayed ?? false;
  const hasStarted = isAutoPlayed || startedUrl === url;
  const startS = lesson && !lesson.isFromStart ? resumeAt(lesson.videoId) / 1000 : 0;
  const isLoaded = hasStarted || (isSeen && !isSavingData);
  const stream = useStream(video, isLoaded ? url : undefined, hasStarted ? MAX_BUFFER_S : idleBufferS, {
    ...(startS > 0 && { startS }),
    ...(lesson && { menu }),
  });

  const { failure, playNow } = useShouldPlay(video, url);
  const autoPlayedTurn = isAutoPlayed ? (lesson?.turn ?? 0) : undefined;
  useEffect(() => {
    if (autoPlayedTurn !== undefined) playNow();
  }, [autoPlayedTurn, playNow]);

  const start = () => {
    setStartedUrl(url);
    playNow();
  };
  const tryAgain = () => {
    stream.tryAgain();
    start();
  };
  return {
    hasStarted,
    failure: stream.failure ?? failure,
    tracks,
    cues,
    start,
    tryAgain: stream.isFinal ? undefined : tryAgain,
  };
}
