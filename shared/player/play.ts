import { messages } from './messages.ts';

/** Plays. Resolves with a message of §8 when it cannot; a browser that wants a gesture first is no failure (F67). */
export async function play(video: HTMLVideoElement): Promise<string | undefined> {
  try {
    await video.play();
    return undefined;
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    // AbortError: it was paused or replaced before it began.
    return name === 'NotAllowedError' || name === 'AbortError' ? undefined : messages.playFailed;
  }
}
