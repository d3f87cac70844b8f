import { mayAutoplay } from '@bazaar/shared/device';
import { createContext, use, useEffect, useSyncExternalStore, type RefObject } from 'react';
import { SCROLL_RESTS_MS } from '../constants.ts';
import {
  nearestTo40Percent,
  NONE,
  nextActiveVideo,
  playbackStateOf,
  type ActiveVideoEvent,
  type PlaybackState,
} from './activeVideoState.ts';

/** Decides which video of a feed plays: whenever a scroll comes to rest, it measures where they are. */
export interface ActiveVideo {
  stateOf(id: string): PlaybackState;
  subscribe(onChange: () => void): () => void;
  /** A video is near the screen, until the returned function is called. */
  enter(id: string, element: Element): () => void;
  pin(id: string): void;
  stop(id: string): void;
  /** Follows scroll and visibility of the page; returns an unsubscribe function. */
  open(): () => void;
}

export function createActiveVideo(): ActiveVideo {
  const elements = new Map<string, Element>();
  const subscribers = new Set<() => void>();
  let state = NONE;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const dispatch = (event: ActiveVideoEvent) => {
    state = nextActiveVideo(state, event);
    for (const onChange of subscribers) onChange();
  };
  const measure = () => {
    if (document.hidden) return dispatch({ type: 'hidden' });
    const entries = [...elements].map(([id, element]) => ({ id, ...spanOf(element) }));
    const onScreen = entries.filter(({ top, bottom }) => bottom > 0 && top < innerHeight);
    const nearest = mayAutoplay() ? onScreen[nearestTo40Percent(onScreen, innerHeight)]?.id : undefined;
    dispatch({ type: 'measured', onScreen: onScreen.map(({ id }) => id), nearest });
  };
  const measureSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(measure, SCROLL_RESTS_MS);
  };

  return {
    stateOf: (id) => playbackStateOf(state, id),
    subscribe(onChange) {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
    enter(id, element) {
      elements.set(id, element);
      measureSoon();
      return () => {
        elements.delete(id);
        measureSoon();
      };
    },
    pin: (id) => dispatch({ type: 'pinned', id }),
    stop: (id) => dispatch({ type: 'stopped', id }),
    open() {
      addEventListener('scroll', measureSoon, { passive: true });
      addEventListener('resize', measureSoon);
      document.addEventListener('visibilitychange', measure);
      return () => {
        clearTimeout(timer);
        removeEventListener('scroll', measureSoon);
        removeEventListener('resize', measureSoon);
        document.removeEventListener('visibilitychange', measure);
      };
    },
  };
}

function spanOf(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return { top, bottom };
}

/** Outside of a feed every video is inactive. */
export const ActiveVideoContext = createContext<ActiveVideo>(createActiveVideo());

/** The state of the video in `box`, as it changes. */
export function usePlaybackState(id: string, box: RefObject<Element | null>): PlaybackState {
  const activeVideo = use(ActiveVideoContext);
  useEffect(() => (box.current ? activeVideo.enter(id, box.current) : undefined), [activeVideo, id, box]);
  const read = () => activeVideo.stateOf(id);
  return useSyncExternalStore(activeVideo.subscribe, read, read);
}
