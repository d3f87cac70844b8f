/** The lesson that the page's player has, for what stands beside it. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isDone } from '../../progress/startOfLesson.ts';
import { SHARE_FROM_S } from '../constants.ts';
import type { Media } from '../core/createMedia.ts';
import { listen } from '../../device/listen.ts';

interface CurrentLesson {
  media: Media;
  /** The address of its stream, on this device where it is saved. */
  url: string;
  play(): void;
}

const current = createStore<{ lesson?: CurrentLesson | undefined }>(() => ({}));

export const useCurrentLesson = (): CurrentLesson | undefined => useStore(current, ({ lesson }) => lesson);

/** Makes a lesson known. Returns what takes it back. */
export function setCurrentLesson(lesson: CurrentLesson): () => void {
  current.setState({ lesson });
  return () => {
    if (current.getState().lesson === lesson) current.setState({ lesson: undefined });
  };
}

/** Goes to a time of the lesson, in seconds. One that is not loaded yet is loaded and played from there. */
export function seekLesson({ media, play }: CurrentLesson, seconds: number): void {
  const { element } = media.store.getState();
  if (!element) return;
  if (element.duration > 0) return media.seek(seconds);
  const unlisten = listen(element, ['loadedmetadata'], () => {
    unlisten();
    media.seek(seconds);
  });
  play();
}

/** Returns the whole second that the lesson is at; undefined in its first seconds, at its end, and where the player has not loaded it. */
export function startToShare(videoId: string | undefined): number | undefined {
  const { source, element } = current.getState().lesson?.media.store.getState() ?? {};
  if (!element || videoId === undefined || source?.videoId !== videoId) return undefined;
  const { currentTime, duration } = element;
  const isAtEnd = isDone({ positionMs: currentTime * 1000, durationMs: duration * 1000 });
  return currentTime >= SHARE_FROM_S && !isAtEnd ? Math.floor(currentTime) : undefined;
}
