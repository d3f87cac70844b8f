import { useIsTabHidden, useMayAutoplay } from '@bazaar/shared/device';
import { useEffect, useEffectEvent, useState } from 'react';
import { UP_NEXT_TICK_MS } from '../player/constants.ts';
import { listen } from '../player/core/listen.ts';
import { useLessonPrefs } from '../player/lesson/lessonPrefs.ts';
import { nextUpNextState, OFF, type UpNextEvent, type UpNextState } from './nextUpNextState.ts';

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
