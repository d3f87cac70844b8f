import { useEffect, type RefObject } from 'react';
import { setLessonPrefs, useLessonPrefs } from '../lesson/lessonPrefs.ts';
import { setSoundPrefs, useSoundPrefs } from '../core/soundPrefs.ts';

export interface Sound {
  isMuted: boolean;
  /** 0 to 100. */
  volume: number;
  setMuted(isMuted: boolean): void;
  setVolume(volume: number): void;
}

/** The remembered sound, kept on the element. The volume is one for the whole site; being mute is a lesson's own. */
export function useSound(video: RefObject<HTMLVideoElement | null>, isLesson: boolean): Sound {
  const site = useSoundPrefs();
  const lesson = useLessonPrefs();
  const isMuted = isLesson ? lesson.isMuted : site.isMuted;
  useEffect(() => {
    if (video.current) setSoundOf(video.current, isMuted, site.volume);
  }, [video, isMuted, site.volume]);
  const setMuted = isLesson
    ? (value: boolean) => setLessonPrefs({ isMuted: value })
    : (value: boolean) => setSoundPrefs({ isMuted: value });
  return {
    isMuted,
    volume: site.volume,
    setMuted,
    setVolume: (volume) => {
      setSoundPrefs({ volume });
      if (volume > 0) setMuted(false);
    },
  };
}

function setSoundOf(video: HTMLVideoElement, isMuted: boolean, volume: number): void {
  video.muted = isMuted;
  video.volume = volume / 100;
}
