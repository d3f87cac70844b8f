import { useSyncExternalStore } from 'react';
import { SEEN_FOR_MS } from './constants.ts';

/** Which stories were seen to their last image on this device, and when, ms. */
type Seen = ReadonlyMap<string, number>;

const KEY = 'bazaar.stories';

let seen: Seen = new Map();
let isRead = false;
const listeners = new Set<() => void>();

export const useSeenStories = (): Seen => useSyncExternalStore(subscribe, current);

/** Remembers that a story was seen to its end. */
export function markSeen(storyId: string): void {
  if (current().has(storyId)) return;
  seen = new Map(seen).set(storyId, Date.now());
  write(JSON.stringify(Object.fromEntries(seen)));
  for (const listener of listeners) listener();
}

/** What the device has kept, without what is too old or was never written by us. */
export function parseSeen(text: string | null, nowMs: number): Seen {
  try {
    const entries = Object.entries(JSON.parse(text ?? '{}') as Record<string, unknown>);
    return new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number' && nowMs - entry[1] < SEEN_FOR_MS));
  } catch {
    return new Map();
  }
}

function current(): Seen {
  if (!isRead) seen = parseSeen(read(), Date.now());
  isRead = true;
  return seen;
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage is blocked
  }
}

function write(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Then it is remembered as long as the page lives.
  }
}
