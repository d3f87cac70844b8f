import { mayAutoplay } from '@bazaar/shared/device';
import { useCallback, useEffect, useRef, useState } from 'react';
import { UP_NEXT_TICK_MS } from '../constants.ts';
import { useLessonPrefs } from '../prefs/lessonPrefs.ts';
import { nextUpNextState, OFF, type UpNextEvent, type UpNextState } from './nextUpNextState.ts';

interface UpNext {
  state: UpNextState;
  send(event: UpNextEvent): void;
  /** The video played to its end, or cannot be played. */
  finish(how: 'ended' | 'failed'): void;
}

/** The pause between this video and the next: which card to show, and when to go on. `hasNext` is undefined while unknown. */
export function useUpNext(videoId: string, hasNext: boolean | undefined, onGoOn: () => void): UpNext {
  const { hasAutoplay } = useLessonPrefs();
  const [stored, setStored] = useState<{ videoId: string; state: UpNextState }>({ videoId, state: OFF });
  const current = stored.videoId === videoId ? stored.state : OFF;
  // Switched off during the countdown.
  const state: UpNextState = current.step === 'counting' && !hasAutoplay ? { step: 'waiting' } : current;
  const send = useCallback(
    (event: UpNextEvent) =>
      setStored((before) => ({
        videoId,
        state: nextUpNextState(before.videoId === videoId ? before.state : OFF, event),
      })),
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
    const onVisibility = () => send({ type: document.hidden ? 'hidden' : 'shown' });
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [send]);

  const latest = useRef(onGoOn);
  useEffect(() => {
    latest.current = onGoOn;
  });
  useEffect(() => {
    if (state.step === 'goOn') latest.current();
  }, [state.step]);

  const finish = (how: 'ended' | 'failed') =>
    send({ type: how, hasNext, isAutomatic: hasAutoplay && mayAutoplay(), isHidden: document.hidden });
  const latestFinish = useRef(finish);
  useEffect(() => {
    latestFinish.current = finish;
  });
  // The answer came after the end of the video, or another one was asked for.
  const isOutdated = (state.step === 'pending' && hasNext !== undefined) || (state.step === 'end' && hasNext !== false);
  useEffect(() => {
    if (isOutdated) latestFinish.current('ended');
  }, [isOutdated]);
  return { state, send, finish };
}
