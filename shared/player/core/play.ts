import { failures as texts } from '../texts.ts';
import { listen } from '../../device/listen.ts';
import { soundPrefs } from './soundPrefs.ts';

/** Plays. Resolves with a message of §8 when the element cannot. */
export async function play(element: HTMLVideoElement): Promise<string | undefined> {
  try {
    await element.play();
    return undefined;
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    // AbortError: it was paused or replaced before it began.
    return name === 'NotAllowedError' || name === 'AbortError' ? undefined : texts.playFailed;
  }
}

let playing: HTMLMediaElement | undefined;

/** Starting one video pauses any other, over all remotes. Returns an unsubscribe function. */
export function exclusivePlayback(video: HTMLMediaElement): () => void {
  if (!video.paused) playing = video; // it began before React was there
  const unsubscribe = listen(video, ['play'], () => {
    if (playing !== video) playing?.pause();
    playing = video;
  });
  return () => {
    unsubscribe();
    if (playing === video) playing = undefined;
  };
}

/** Settings that a media keeps when its element is exchanged; absent leaves the element as it is. */
export interface MediaSettings {
  isMuted?: boolean;
  /** 1 is the video's own speed. */
  rate?: number;
}

/** Sets them on an element, and the visitor's volume, which is one for the whole site. */
export function applySettings(element: HTMLVideoElement, { isMuted, rate }: MediaSettings): void {
  element.volume = soundPrefs().volume / 100;
  if (isMuted !== undefined) element.muted = isMuted;
  if (rate === undefined) return;
  element.defaultPlaybackRate = rate; // a new stream sets the rate back to the default
  element.playbackRate = rate;
}
