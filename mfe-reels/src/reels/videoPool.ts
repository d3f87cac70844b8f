/**
 * A few media elements for all reels, lent to those that load media. An element that the reader once let sound may go on
 * sounding on phones that refuse it to new ones, and none is built while somebody swipes.
 */
const idle: HTMLVideoElement[] = [];

/** The element that has rested longest; a new one only while all are lent. */
export const takeVideo = (): HTMLVideoElement => idle.shift() ?? newVideo();

/** Takes the element back. Its stream is detached by whoever attached it. */
export function giveBack(video: HTMLVideoElement): void {
  video.pause();
  video.remove();
  idle.push(video);
}

function newVideo(): HTMLVideoElement {
  const video = document.createElement('video');
  video.muted = true;
  video.loop = true;
  video.playsInline = true;
  video.crossOrigin = 'anonymous';
  video.tabIndex = -1;
  return video;
}
