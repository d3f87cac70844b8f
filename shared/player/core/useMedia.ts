import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { MAX_BUFFER_S } from '../../media/buffer.ts';
import { createMedia, type Media } from './createMedia.ts';
import { listen } from '../../device/listen.ts';
import { MEDIA_FACTS, type MediaFacts } from './mediaFacts.ts';
import { newStream, type MediaState, type Source } from './mediaState.ts';

/** The media of a component, for as long as it lives; `ref={media.setElement}` gives it its element. */
export const useMedia = (): Media => useState(() => createMedia())[0];

const NOTHING: Omit<MediaState, 'element'> = newStream();

interface SourceOptions extends Omit<Source, 'url'> {
  bufferS?: number;
}

/** The element that the media is on, for what is done with it besides. */
export const useMediaElement = ({ store }: Media): HTMLVideoElement | undefined =>
  useStore(store, ({ element }) => element);

/** Loads the stream of `url` while there is one, and returns its state. `bufferS` may change while it plays, the other options are read when it is loaded. */
export function useSource(media: Media, url: string | undefined, options: SourceOptions = {}) {
  const { bufferS = MAX_BUFFER_S, videoId, ...start } = options;
  const load = useEffectEvent((source: Source | undefined) => media.load(source && { ...start, ...source }));
  useEffect(() => media.setBuffer(bufferS), [media, bufferS]);
  useEffect(() => load(url === undefined ? undefined : { url, videoId }), [url, videoId]);
  const state = useStore(media.store);
  const isCurrent = state.source?.url === url && state.source?.videoId === videoId;
  return isCurrent ? state : NOTHING; // the state of the stream before is not returned
}

/** One fact of the element, as it changes. Times are in ms. A component renders only when a fact that it reads changes. */
export function useMediaFact<Name extends keyof MediaFacts>({ store }: Media, name: Name): MediaFacts[Name] {
  const { events, read, initial } = MEDIA_FACTS[name];
  const subscribe = useCallback(
    (onChange: () => void) => {
      const listenTo = ({ element }: MediaState) => (element ? listen(element, events, onChange) : () => {});
      let unlisten = listenTo(store.getState());
      const unsubscribe = store.subscribe((state, before) => {
        if (state.element === before.element) return;
        unlisten();
        unlisten = listenTo(state);
        onChange();
      });
      return () => {
        unsubscribe();
        unlisten();
      };
    },
    [store, events],
  );
  return useSyncExternalStore(subscribe, () => {
    const { element } = store.getState();
    return (element ? read(element) : initial) as MediaFacts[Name];
  });
}

/** A seek may end a little before the time that it was for. */
const SEEK_TOLERANCE_S = 0.05;

/** Returns what `read` makes of the element's time, in seconds: the component renders only when that changes. */
export function useAtTime<Value extends string | number>(media: Media, read: (timeS: number) => Value): Value {
  const element = useMediaElement(media);
  const subscribe = useCallback(
    (onChange: () => void) =>
      element ? listen(element, ['timeupdate', 'seeking', 'seeked', 'emptied'], onChange) : () => {},
    [element],
  );
  return useSyncExternalStore(subscribe, () => read((element?.currentTime ?? 0) + SEEK_TOLERANCE_S));
}
