/** Goes to a time of the video, in seconds, kept within its length. */
export function seek(video: HTMLVideoElement | null, seconds: number): void {
  if (video) video.currentTime = Math.max(0, Math.min(video.duration || 0, seconds));
}
