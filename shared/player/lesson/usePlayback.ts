import { useInView, useIsSavingData } from '@bazaar/shared/device';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useStore } from 'zustand';
import { languageByLetters } from '../../format/language.ts';
import { MAX_BUFFER_S } from '../../media/buffer.ts';
import { IDLE_BUFFER_S, SEEN_SHARE, JUMP_S } from '../constants.ts';
import { shownCaptions } from '../core/captionsTracks.ts';
import { useMedia, useMediaElement, useMediaFact, useSource } from '../core/useMedia.ts';
import type { MediaState } from '../core/mediaState.ts';
import { setCurrentLesson } from './currentLesson.ts';
import { type PlayedLesson, useStart, useProgress } from './useProgress.ts';
import { useLessonPrefs } from './lessonPrefs.ts';
import { useDownloadedUrl } from './useDownloadedUrl.ts';
import type { Media } from '../core/createMedia.ts';
import { useIsOnline, onNetworkReturn } from '../../device/network.ts';
import { listen } from '../../device/listen.ts';

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
  const { downloadedUrl, giveUp } = useDownloadedUrl(url);
  const isLoaded = hasStarted || (isSeen && !isSavingData);

  const { isMuted, speed, heightPx, bps, hasCaptions, captionsLanguage, isAudioOnly } = useLessonPrefs();
  useEffect(() => media.setMuted(isMuted), [media, isMuted]);
  useEffect(() => media.setRate(speed), [media, speed]);
  const known = useStore(media.store, (state) => state.tracks);
  const spoken = known.spoken ?? languageByLetters(title);
  const shown = shownCaptions(known.captions, spoken, { hasCaptions, captionsLanguage });
  const isCaptioned = hasCaptions ?? shown !== undefined;
  const captionsId = shown?.id ?? captionsLanguage;
  useEffect(
    () =>
      media.setChoice({
        quality: { heightPx, bps },
        hasCaptions: isCaptioned,
        captionsLanguage: captionsId,
        isAudioOnly,
      }),
    [media, heightPx, bps, isCaptioned, captionsId, isAudioOnly],
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
    isComplete: downloadedUrl !== undefined,
  });
  const autoplayKey = isAutoPlayed ? `${videoId} ${replayCount} ${url}` : undefined;
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
  const lacksNetwork = useLacksNetwork(media, { isSaved: downloadedUrl !== undefined, onReturn: retry });
  return { media, failure, tracks, captions, shownCaptions: shown, lacksNetwork, play, retry };
}

/**
 * Says that a lesson waits for the network: there is none, and the lesson neither is on the device nor has come. `onReturn` is called
 * when the network is back.
 */
function useLacksNetwork(media: Media, { isSaved, onReturn }: { isSaved: boolean; onReturn(): void }): boolean {
  const isOnline = useIsOnline();
  const hasCome = useMediaFact(media, 'durationMs') > 0;
  const hasFailed = useStore(media.store, ({ failure }) => failure?.cause === 'stream');
  const isMissing = !isSaved && (hasFailed || !hasCome);
  // Browsers announce a network before it carries anything: what is said stays until it does.
  const [isWaiting, setIsWaiting] = useState(false);
  if (isMissing && !isOnline && !isWaiting) setIsWaiting(true);
  const goOn = useEffectEvent(() => {
    setIsWaiting(false);
    onReturn();
  });
  useEffect(() => (isWaiting ? onNetworkReturn(() => goOn()) : undefined), [isWaiting]);
  return isMissing && isWaiting;
}

/** The lock screen and the keys of a headset: what plays, and how to control it. Only while there is an element. */
export function useMediaSession(
  media: Media,
  element: HTMLVideoElement | undefined,
  title: string,
  posterUrl: string | undefined,
): void {
  useEffect(() => {
    const session = 'mediaSession' in navigator ? navigator.mediaSession : undefined;
    if (!element || !session) return;
    session.metadata = new MediaMetadata({ title, artwork: posterUrl ? [{ src: posterUrl }] : [] });
    const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
      play: () => void element.play().catch(() => {}),
      pause: () => element.pause(),
      seekbackward: ({ seekOffset = JUMP_S }) => media.seek(element.currentTime - seekOffset),
      seekforward: ({ seekOffset = JUMP_S }) => media.seek(element.currentTime + seekOffset),
      seekto: ({ seekTime = 0 }) => media.seek(seekTime),
    };
    const actions = Object.keys(handlers) as MediaSessionAction[];
    for (const action of actions) setHandler(session, action, handlers[action]!);
    const reportPosition = () => {
      const { duration, currentTime, playbackRate } = element;
      if (duration > 0)
        session.setPositionState?.({ duration, position: Math.min(currentTime, duration), playbackRate });
    };
    const unlisten = listen(element, ['durationchange', 'seeked', 'ratechange', 'play', 'pause'], reportPosition);
    return () => {
      unlisten();
      for (const action of actions) setHandler(session, action, null);
      session.metadata = null;
    };
  }, [media, element, title, posterUrl]);
}

function setHandler(
  session: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
): void {
  try {
    session.setActionHandler(action, handler);
  } catch {
    // This browser does not know the action.
  }
}
