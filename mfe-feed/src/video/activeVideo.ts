import { mayAutoplay } from '@bazaar/shared/device';
import { createContext, use, useEffect, useSyncExternalStore, type RefObject } from 'react';
import { SCROLL_RESTS_MS } from '../constants.ts';
import { nearestTo40Percent } from './nearestTo40Percent.ts';
import { NOBODY, nextActiveVideo, turnOf, type ActiveVideoEvent, type Turn } from './activeVideoState.ts';

/** Gives the videos of one feed their turns: whenever a scroll comes to rest, it looks which of them is where. */
export interface ActiveVideo {
  turnOf(id: string): Turn;
  subscribe(onChange: () => void): () => void;
  /** A video has come near; the returned call says that it has gone. */
  enter(id: string, element: Element): () => void;
  pin(id: string): void;
  stop(id: string): void;
  /** Begins to look; returns the way to end. */
  open(): () => void;
}

export function createActiveVideo(): ActiveVideo {
  const elements = new Map<string, Element>();
  const subscribers = new Set<() => void>();
  let state = NOBODY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const happen = (event: ActiveVideoEvent) => {
    state = nextActiveVideo(state, event);
    for (const onChange of subscribers) onChange();
  };
  const look = () => {
    if (document.hidden) return happen({ type: 'hidden' });
    const entries = [...elements].map(([id, element]) => ({ id, ...spanOf(element) }));
    const shown = entries.filter(({ top, bottom }) => bottom > 0 && top < innerHeight);
    const nearest = mayAutoplay() ? shown[nearestTo40Percent(shown, innerHeight)]?.id : undefined;
    happen({ type: 'looked', shown: shown.map(({ id }) => id), ...(nearest !== undefined && { nearest }) });
  };
  const lookSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(look, SCROLL_RESTS_MS);
  };

  return {
    turnOf: (id) => turnOf(state, id),
    subscribe(onChange) {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
    enter(id, element) {
      elements.set(id, element);
      lookSoon();
      return () => {
        elements.delete(id);
        lookSoon();
      };
    },
    pin: (id) => happen({ type: 'pinned', id }),
    stop: (id) => happen({ type: 'stopped', id }),
    open() {
      addEventListener('scroll', lookSoon, { passive: true });
      addEventListener('resize', lookSoon);
      document.addEventListener('visibilitychange', look);
      return () => {
        clearTimeout(timer);
        removeEventListener('scroll', lookSoon);
        removeEventListener('resize', lookSoon);
        document.removeEventListener('visibilitychange', look);
      };
    },
  };
}

function spanOf(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return { top, bottom };
}

/** Of a feed that is not there: every video waits. */
export const ActiveVideoContext = createContext<ActiveVideo>(createActiveVideo());

/** Whose turn it is, as it changes, for the video in `box`. */
export function useTurn(id: string, box: RefObject<Element | null>): Turn {
  const activeVideo = use(ActiveVideoContext);
  useEffect(() => (box.current ? activeVideo.enter(id, box.current) : undefined), [activeVideo, id, box]);
  const read = () => activeVideo.turnOf(id);
  return useSyncExternalStore(activeVideo.subscribe, read, read);
}
