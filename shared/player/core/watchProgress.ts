/** Calls once when, for `ms`, the element wants to go on and neither gets data nor advances. Returns the way to stop. */
export function watchProgress(video: HTMLVideoElement, ms: number, onStuck: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(check, ms);
  };
  const check = () => {
    // A paused player that has its first picture waits for nobody.
    if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && (video.paused || video.ended)) restart();
    else onStuck();
  };
  const events = ['timeupdate', 'progress', 'loadeddata', 'seeking', 'playing'];
  for (const event of events) video.addEventListener(event, restart);
  restart();
  return () => {
    clearTimeout(timer);
    for (const event of events) video.removeEventListener(event, restart);
  };
}
