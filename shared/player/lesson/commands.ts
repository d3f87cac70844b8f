/** What buttons and keys do, once for both. */
import { SPEEDS } from '../constants.ts';
import { messages } from '../messages.ts';
import type { Player } from './PlayerContext.ts';
import { lessonPrefs, setLessonPrefs } from './lessonPrefs.ts';
import { seek } from '../seek.ts';

export function togglePlay({ video, play }: Player): void {
  if (video.current?.paused) play();
  else video.current?.pause();
}

export const restart = ({ video }: Player): void => seek(video.current, 0);

export function seekBy({ video }: Player, seconds: number): void {
  if (video.current) seek(video.current, video.current.currentTime + seconds);
}

/** 0 is the beginning, 1 the end. */
export function seekToShare({ video }: Player, share: number): void {
  if (video.current) seek(video.current, (video.current.duration || 0) * share);
}

export const toggleMute = ({ sound }: Player): void => sound.setMuted(!sound.isMuted);

export function changeVolume({ sound, say }: Player, by: number): void {
  const volume = Math.max(0, Math.min(100, sound.volume + by));
  sound.setVolume(volume);
  say(messages.percent(volume));
}

export function toggleCaptions({ tracks, say }: Player): void {
  if (!tracks.hasCaptions) return;
  const hasCaptions = !lessonPrefs().hasCaptions;
  setLessonPrefs({ hasCaptions });
  say(hasCaptions ? messages.captionsOn : messages.captionsOff);
}

/** One step along the speeds; the ends stay where they are. */
export function changeSpeed({ say }: Player, steps: 1 | -1): void {
  const place = SPEEDS.findIndex((speed) => speed === lessonPrefs().speed);
  const speed = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, place + steps))]!;
  setLessonPrefs({ speed });
  say(messages.speedOf(speed));
}
