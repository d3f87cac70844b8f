import { soundPrefs } from './soundPrefs.ts';

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
