let playing: HTMLMediaElement | undefined;

/** Whoever starts to play pauses the one before: one player at a time over all remotes. Returns the way to stop watching. */
export function exclusivePlayback(video: HTMLMediaElement): () => void {
  const onPlay = () => {
    if (playing && playing !== video) playing.pause();
    playing = video;
  };
  video.addEventListener('play', onPlay);
  return () => {
    video.removeEventListener('play', onPlay);
    if (playing === video) playing = undefined;
  };
}
