import { exclusivePlayback, play } from '@bazaar/shared/player';
import { useEffect, type RefObject } from 'react';
import { useReelSound } from './useReelSound.ts';

/** Plays the element while it should, with the reader's choice of sound; out of view it stands at its beginning (§4). */
export function usePlayback(
  video: RefObject<HTMLVideoElement | null>,
  { shouldPlay, isOnView }: { shouldPlay: boolean; isOnView: boolean },
): void {
  const { isMuted, volume } = useReelSound();
  useEffect(() => {
    if (video.current) setSound(video.current, isMuted, volume);
  }, [video, isMuted, volume]);

  useEffect(() => (video.current ? exclusivePlayback(video.current) : undefined), [video]);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (!shouldPlay) return element.pause();
    const start = () => void play(element);
    start();
    // A stream that is attached later, or anew, has stopped what was asked of the element before.
    element.addEventListener('loadedmetadata', start);
    return () => element.removeEventListener('loadedmetadata', start);
  }, [video, shouldPlay]);

  useEffect(() => {
    if (video.current && !isOnView) rewind(video.current);
  }, [video, isOnView]);
}

function setSound(video: HTMLVideoElement, isMuted: boolean, volume: number): void {
  video.muted = isMuted;
  video.volume = volume / 100;
}

function rewind(video: HTMLVideoElement): void {
  if (video.currentTime > 0) video.currentTime = 0; // setting it at the beginning too would decode the first picture anew
}
