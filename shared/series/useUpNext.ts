import { useIsTabHidden, useMayAutoplay } from '@bazaar/shared/device';
import { useEffect, useEffectEvent, useState } from 'react';
import { UP_NEXT_TICK_MS, UP_NEXT_MS } from '../player/constants.ts';
import { listen } from '../device/listen.ts';
import { useLessonPrefs } from '../player/lesson/lessonPrefs.ts';

interface UpNext {
  state: UpNextState;
  send(event: UpNextEvent): void;
  /** The video played to its end, or cannot be played. */
  finish(how: 'ended' | 'failed'): void;
}

/** The pause between this video and the next: which card to show, and when to play on. `hasNext` is undefined while unknown. */
export function useUpNext(videoId: string, hasNext: boolean | undefined, playNext: () => void): UpNext {
  const { hasAutoplay } = useLessonPrefs();
  const isAutomatic = useMayAutoplay() && hasAutoplay;
  const isHidden = useIsTabHidden();
  const [stored, setStored] = useState<{ videoId: string; state: UpNextState }>({ videoId, state: OFF });
  const current = stored.videoId === videoId ? stored.state : OFF;
  // Switched off during the countdown.
  const state: UpNextState = current.step === 'counting' && !hasAutoplay ? { step: 'waiting' } : current;
  const send = (event: UpNextEvent) =>
    setStored((before) => ({
      videoId,
      state: nextUpNextState(before.videoId === videoId ? before.state : OFF, event),
    }));
  const finish = (how: 'ended' | 'failed') => send({ type: how, hasNext, isAutomatic, isHidden });

  const countDown = useEffectEvent((ms: number) => {
    const event = { type: 'elapsed', ms } as const;
    send(event);
    if (nextUpNextState(state, event).step === 'playNext') playNext();
  });
  const isRunning = state.step === 'counting' && !state.isSuspended;
  useEffect(() => {
    if (!isRunning) return;
    let lastMs = performance.now();
    const timer = setInterval(() => {
      const nowMs = performance.now();
      countDown(nowMs - lastMs);
      lastMs = nowMs;
    }, UP_NEXT_TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);

  const handleVisibility = useEffectEvent(() => send({ type: document.hidden ? 'hidden' : 'shown' }));
  useEffect(() => listen(document, ['visibilitychange'], () => handleVisibility()), []);

  // The next video became known after the end of this one, or has changed: rendered again at once.
  if ((state.step === 'pending' && hasNext !== undefined) || (state.step === 'end' && hasNext !== false))
    finish('ended');
  return { state, send, finish };
}

/** The states between two videos of a level or a playlist (docs/behaviour.md, Playlists). */

export type UpNextState =
  /** A video plays, or the reader stays with it. */
  | { step: 'off' }
  /** The video is over, and it is not known yet whether another follows. */
  | { step: 'pending' }
  /** The card with a running countdown, suspended in a hidden tab. */
  | { step: 'counting'; remainingMs: number; isSuspended: boolean }
  /** The card, which waits for a press. */
  | { step: 'waiting' }
  /** The time is over: the next video. */
  | { step: 'playNext' }
  /** There is no next video. */
  | { step: 'end' };

export type UpNextEvent =
  /** `isAutomatic`: it may go on by itself. `hasNext` is undefined while unknown. */
  | { type: 'ended'; hasNext: boolean | undefined; isAutomatic: boolean; isHidden: boolean }
  /** A video that began by itself cannot be played; the player shows the failure. */
  | { type: 'failed'; hasNext: boolean | undefined; isAutomatic: boolean; isHidden: boolean }
  | { type: 'elapsed'; ms: number }
  | { type: 'hidden' }
  | { type: 'shown' }
  | { type: 'cancelled' }
  /** This video plays again, or somebody jumped back in it. */
  | { type: 'resumed' };

export const OFF: UpNextState = { step: 'off' };

export function nextUpNextState(state: UpNextState, event: UpNextEvent): UpNextState {
  switch (event.type) {
    case 'ended':
      if (event.hasNext === undefined) return { step: 'pending' };
      return event.hasNext ? card(event) : { step: 'end' };
    case 'failed':
      return event.hasNext ? card(event) : OFF;
    case 'elapsed': {
      if (state.step !== 'counting' || state.isSuspended) return state;
      const remainingMs = state.remainingMs - event.ms;
      return remainingMs > 0 ? { ...state, remainingMs } : { step: 'playNext' };
    }
    case 'hidden':
    case 'shown':
      return state.step === 'counting' ? { ...state, isSuspended: event.type === 'hidden' } : state;
    case 'cancelled':
    case 'resumed':
      return OFF;
  }
}

const card = ({ isAutomatic, isHidden }: { isAutomatic: boolean; isHidden: boolean }): UpNextState =>
  isAutomatic ? { step: 'counting', remainingMs: UP_NEXT_MS, isSuspended: isHidden } : { step: 'waiting' };
