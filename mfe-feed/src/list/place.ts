import { PLACES_KEPT } from '../constants.ts';

/** Where a reader was: which post, and how far its top was from the top of the screen, in px. */
export interface Place {
  postId: string;
  topPx: number;
}

const KEY = 'bazaar.feed.places';

let places: Map<string, Place> | undefined;

/** The place of one entry of the history, by the key of its location. */
export const placeOf = (entry: string): Place | undefined => known().get(entry);

/** Remembers a place, for Back and for a reload. */
export function keepPlace(entry: string, place: Place): void {
  const kept = known();
  kept.delete(entry);
  kept.set(entry, place);
  for (const oldest of [...kept.keys()].slice(0, -PLACES_KEPT)) kept.delete(oldest);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...kept]));
  } catch {
    // Then places last as long as the page.
  }
}

/** What is in the tab's storage counts after a reload; whoever comes by an address begins at the top. */
function known(): Map<string, Place> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isReturn = visit?.type === 'reload' || visit?.type === 'back_forward';
  return (places ??= new Map(isReturn ? parsePlaces(saved()) : []));
}

function saved(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Never throws: a tab's storage may hold anything. */
export function parsePlaces(text: string | null): [string, Place][] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(entries) ? entries.filter(isEntry).slice(-PLACES_KEPT) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is [string, Place] {
  const [key, place] = (Array.isArray(entry) ? entry : []) as [unknown, Partial<Place> | null | undefined];
  return typeof key === 'string' && typeof place?.postId === 'string' && Number.isFinite(place.topPx);
}
