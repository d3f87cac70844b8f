/** The lesson that the page's player has, for what stands beside it. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { listen } from '../core/listen.ts';
import type { Media } from '../core/createMedia.ts';

interface CurrentLesson {
  media: Media;
  /** Of its stream, on this device where it is saved. */
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
