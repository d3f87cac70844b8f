/** Where a lesson on the page is, for what stands outside of its player. */
import type { Media } from '../core/createMedia.ts';
import { isDone } from '../../progress/start.ts';
import { SHARE_FROM_S } from '../constants.ts';

const lessons = new Set<Media>();

/** Makes the position of a player's lesson known. Returns an unsubscribe function. */
export function registerLesson(media: Media): () => void {
  lessons.add(media);
  return () => void lessons.delete(media);
}

/** The whole second that a lesson is at; undefined in its first seconds, at its end, and where no player has loaded it. */
export function startToShare(videoId: string | undefined): number | undefined {
  for (const { store } of lessons) {
    const { source, element } = store.getState();
    if (!element || source?.videoId === undefined || source.videoId !== videoId) continue;
    const { currentTime, duration } = element;
    const isAtEnd = isDone({ positionMs: currentTime * 1000, durationMs: duration * 1000 });
    return currentTime >= SHARE_FROM_S && !isAtEnd ? Math.floor(currentTime) : undefined;
  }
  return undefined;
}
