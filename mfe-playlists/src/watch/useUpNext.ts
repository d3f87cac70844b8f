import { isSavingData, useLessonPrefs } from '@bazaar/shared/player';
import { useCallback, useEffect, useRef, useState } from 'react';
import { UP_NEXT_TICK_MS } from '../constants.ts';
import { nextUpNextState, OFF, type UpNextEvent, type UpNextState } from './nextUpNextState.ts';

interface UpNext {
  state: UpNextState;
  send(event: UpNextEvent): void;
  /** The video came to its end, or to nothing. */
  over(how: 'ended' | 'failed'): void;
}

/** The time between this video and the next: told what happens, it says what to show and when to go on. */
export function useUpNext(videoId: string, hasNext: boolean, onGoOn: () => void): UpNext {
  const { hasAutoplay } = useLessonPrefs();
  const [kept, setKept] = useState<{ videoId: string; state: UpNextState }>({ videoId, state: OFF });
  const told = kept.videoId === videoId ? kept.state : OFF;
  // Switched off while it counts.
  const state: UpNextState = told.step === 'counting' && !hasAutoplay ? { step: 'waiting' } : told;
  const send = useCallback(
    (event: UpNextEvent) => setKept((before) => ({ videoId, state: nextUpNextState(before.videoId === videoId ? before.state : OFF, event) })),
    [videoId],
  );

  const isRunning = state.step === 'counting' && !state.isSuspended;
  useEffect(() => {
    if (!isRunning) return;
    let lastMs = performance.now();
    const timer = setInterval(() => {
      const nowMs = performance.now();
      send({ type: 'elapsed', ms: nowMs - lastMs });
      lastMs = nowMs;
    }, UP_NEXT_TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning, send]);

  useEffect(() => {
    const tell = () => send({ type: document.hidden ? 'hidden' : 'shown' });
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [send]);

  const latest = useRef(onGoOn);
  useEffect(() => {
    latest.current = onGoOn;
  });
  useEffect(() => {
    if (state.step === 'goOn') latest.current();
  }, [state.step]);

  const over = (how: 'ended' | 'failed') => send({ type: how, hasNext, isAutomatic: hasAutoplay && mayMoveByItself(), isHidden: document.hidden });
  return { state, send, over };
}

/** Not for readers who want stillness (WCAG 2.2.2), nor for those who pay for every video. */
export const mayMoveByItself = (): boolean => !isSavingData() && !matchMedia('(prefers-reduced-motion: reduce)').matches;
