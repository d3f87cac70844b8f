import { failures as texts } from '../texts.ts';
import { listen } from './listen.ts';

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
  const unsubscribe = listen(video, ['play'], () => {
    if (playing !== video) playing?.pause();
    playing = video;
  });
  return () => {
    unsubscribe();
    if (playing === video) playing = undefined;
  };
}
