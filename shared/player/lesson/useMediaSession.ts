import { useEffect, type RefObject } from 'react';
import { JUMP_S } from '../constants.ts';
import { seek } from '../seek.ts';

/** The lock screen and the keys of a headset: what plays, and how to hold it. Only while the lesson has begun. */
export function useMediaSession(
  video: RefObject<HTMLVideoElement | null>,
  isOn: boolean,
  title: string,
  posterUrl: string | undefined,
): void {
  useEffect(() => {
    const element = video.current;
    const session = 'mediaSession' in navigator ? navigator.mediaSession : undefined;
    if (!element || !session || !isOn) return;
    session.metadata = new MediaMetadata({ title, artwork: posterUrl ? [{ src: posterUrl }] : [] });
    const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
      play: () => void element.play().catch(() => {}),
      pause: () => element.pause(),
      seekbackward: ({ seekOffset = JUMP_S }) => seek(element, element.currentTime - seekOffset),
      seekforward: ({ seekOffset = JUMP_S }) => seek(element, element.currentTime + seekOffset),
      seekto: ({ seekTime = 0 }) => seek(element, seekTime),
    };
    const actions = Object.keys(handlers) as MediaSessionAction[];
    for (const action of actions) setHandler(session, action, handlers[action]!);
    const tell = () => {
      const { duration, currentTime, playbackRate } = element;
      if (duration > 0)
        session.setPositionState?.({ duration, position: Math.min(currentTime, duration), playbackRate });
    };
    const changes = ['durationchange', 'seeked', 'ratechange', 'play', 'pause'] as const;
    for (const change of changes) element.addEventListener(change, tell);
    return () => {
      for (const change of changes) element.removeEventListener(change, tell);
      for (const action of actions) setHandler(session, action, null);
      session.metadata = null;
    };
  }, [video, isOn, title, posterUrl]);
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
