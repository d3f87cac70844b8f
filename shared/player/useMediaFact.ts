import { useCallback, useSyncExternalStore, type RefObject } from 'react';
import { MEDIA_FACTS, type MediaFacts } from './core/mediaFacts.ts';

const WITHOUT_ELEMENT: MediaFacts = {
  isPaused: true,
  isEnded: false,
  isMuted: true,
  isWaiting: false,
  hasPicture: false,
  timeMs: 0,
  durationMs: 0,
  bufferedMs: 0,
};

/** One fact of a media element, as it changes. Times are in ms. Only who asks for a fact renders when it changes. */
export function useMediaFact<Name extends keyof MediaFacts>(
  video: RefObject<HTMLVideoElement | null>,
  name: Name,
): MediaFacts[Name] {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const element = video.current;
      if (!element) return () => {};
      const { events } = MEDIA_FACTS[name];
      for (const event of events) element.addEventListener(event, onChange);
      return () => {
        for (const event of events) element.removeEventListener(event, onChange);
      };
    },
    [video, name],
  );
  const read = () =>
    video.current ? (MEDIA_FACTS[name].read(video.current) as MediaFacts[Name]) : WITHOUT_ELEMENT[name];
  return useSyncExternalStore(subscribe, read);
}
