import { useInView, useIsSavingData } from '@bazaar/shared/device';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { MAX_BUFFER_S } from '../../media/buffer.ts';
import { IDLE_BUFFER_S, SEEN_SHARE } from '../constants.ts';
import { useMedia, useMediaElement, useSource } from '../core/useMedia.ts';
import type { MediaState } from '../core/mediaState.ts';
import { setCurrentLesson } from './currentLesson.ts';
import type { PlayedLesson } from './lesson.ts';
import { useLessonPrefs } from './lessonPrefs.ts';
import { useDownloadedUrl } from './useDownloadedUrl.ts';
import { useMediaSession } from './useMediaSession.ts';
import { useStart } from './useStart.ts';
import { useProgress } from './useProgress.ts';

interface PlaybackOptions {
  title: string;
  url: string;
  posterUrl: string | undefined;
  lesson: PlayedLesson;
  onPlayable: ((videoId: string, isPlayable: boolean) => void) | undefined;
}

/** The media of a lesson: loaded when the player is seen, in full once it is started, from where it was watched to. */
export function usePlayback(root: RefObject<HTMLElement | null>, options: PlaybackOptions) {
  const { title, url, posterUrl, lesson, onPlayable } = options;
  const { videoId, isAutoPlayed = false, replayCount = 0 } = lesson;
  const media = useMedia();
  const [startedUrl, setStartedUrl] = useState<string>();
  const isSavingData = useIsSavingData();
  const isSeen = useInView(root, { share: SEEN_SHARE, once: true });
  const hasStarted = isAutoPlayed || startedUrl === url;
  const { downloadedUrl, hasFailed, giveUp } = useDownloadedUrl(url);
  const isLoaded = hasStarted || (isSeen && !isSavingData);

  const { isMuted, speed, heightPx, hasCaptions, captionsLanguage, isAudioOnly } = useLessonPrefs();
  useEffect(() => media.setMuted(isMuted), [media, isMuted]);
  useEffect(() => media.setRate(speed), [media, speed]);
  useEffect(
    () => media.setChoice({ heightPx, hasCaptions, captionsLanguage, isAudioOnly }),
    [media, heightPx, hasCaptions, captionsLanguage, isAudioOnly],
  );

  const handleChange = useEffectEvent((failure: MediaState['failure']) => {
    if (failure?.cause === 'stream' && downloadedUrl !== undefined) giveUp();
    else onPlayable?.(videoId, failure === undefined);
  });
  useEffect(
    () =>
      media.store.subscribe((state, before) => {
        if (state.source !== before.source || state.failure !== before.failure) handleChange(state.failure);
      }),
    [media],
  );
  const element = useMediaElement(media);
  const startS = useStart(element, lesson);
  const { failure, tracks, captions } = useSource(media, isLoaded ? (downloadedUrl ?? url) : undefined, {
    videoId,
    bufferS: hasStarted ? MAX_BUFFER_S : IDLE_BUFFER_S,
    startS,
    hasMenu: true,
  });
  // The network's stream goes on in the place of a saved one that failed.
  const isPlayedByItself = isAutoPlayed || (hasStarted && hasFailed);
  const autoplayKey = isPlayedByItself ? `${videoId} ${replayCount} ${url} ${hasFailed}` : undefined;
  useEffect(() => {
    if (autoplayKey !== undefined) media.play();
  }, [media, autoplayKey]);
  useProgress(element, lesson, title);
  useMediaSession(media, hasStarted ? element : undefined, title, posterUrl);

  const play = () => {
    setStartedUrl(url);
    media.play();
  };
  const playNow = useEffectEvent(play);
  const streamUrl = downloadedUrl ?? url;
  useEffect(() => setCurrentLesson({ media, url: streamUrl, play: () => playNow() }), [media, streamUrl]);
  const retry = () => {
    media.retry();
    play();
  };
  return { media, failure, tracks, captions, play, retry };
}
