import { useEffect } from 'react';
import { JUMP_S } from '../constants.ts';
import type { Media } from '../core/createMedia.ts';
import { listen } from '../core/listen.ts';

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
