import { remembered } from '@bazaar/shared/device';
import { PLACES_KEPT } from '../constants.ts';

/** Where a reader was: which post, and how far its top was from the top of the screen, in px. */
export interface Place {
  postId: string;
  topPx: number;
}

/** What is in the tab's storage counts after a reload; whoever comes by an address begins at the top. */
const places = remembered('bazaar.feed.places', (stored) => (isReturn() ? parsePlaces(stored) : []), { session: true });

/** The place of one entry of the history, by the key of its location. */
export const placeOf = (entry: string): Place | undefined => places.get().find(([key]) => key === entry)?.[1];

/** Remembers a place, for Back and for a reload. */
export function keepPlace(entry: string, place: Place): void {
  const others = places.get().filter(([key]) => key !== entry);
  places.set([...others, [entry, place] satisfies [string, Place]].slice(-PLACES_KEPT));
}

function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'reload' || visit?.type === 'back_forward';
}

/** Never throws: a tab's storage may hold anything. */
export const parsePlaces = (stored: unknown): [string, Place][] =>
  Array.isArray(stored) ? stored.filter(isEntry).slice(-PLACES_KEPT) : [];

function isEntry(entry: unknown): entry is [string, Place] {
  const [key, place] = (Array.isArray(entry) ? entry : []) as [unknown, Partial<Place> | null | undefined];
  return typeof key === 'string' && typeof place?.postId === 'string' && Number.isFinite(place.topPx);
}
