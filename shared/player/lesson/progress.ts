import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { PROGRESS_KEY } from './hasProgress.ts';

/** How far somebody has watched a video, on this device. */
export interface Progress {
  videoId: string;
  title: string;
  /** The page that plays it. */
  path: string;
  positionMs: number;
  durationMs: number;
  watchedAtMs: number;
}

/** Not in the spec: enough for a year of lessons, small enough for any storage. */
const KEPT = 200;
/** Watched to here, a video is done. */
const DONE_SHARE = 0.95;

const store = createStore<{ entries: readonly Progress[] }>()(() => ({ entries: load() }));

/** Where to go on, in ms; 0 for a video not begun or done. */
export function resumeAt(videoId: string): number {
  const entry = store.getState().entries.find((one) => one.videoId === videoId);
  return entry && !isDone(entry) ? entry.positionMs : 0;
}

/** How much of a video was watched, 0 to 1; 1 once it is done. */
export function useWatchedShare(videoId: string): number {
  return useStore(store, ({ entries }) => {
    const entry = entries.find((one) => one.videoId === videoId);
    if (!entry || entry.durationMs <= 0) return 0;
    return isDone(entry) ? 1 : entry.positionMs / entry.durationMs;
  });
}

export const isDone = ({ positionMs, durationMs }: Pick<Progress, 'positionMs' | 'durationMs'>): boolean => durationMs > 0 && positionMs / durationMs >= DONE_SHARE;

/** Remembers how far it was watched; the latest comes first. */
export function saveProgress(entry: Progress): void {
  const entries = [entry, ...store.getState().entries.filter((one) => one.videoId !== entry.videoId)].slice(0, KEPT);
  store.setState({ entries });
  try {
    localStorage.setItem(PROGRESS_KEY, JSON.stringify(entries));
  } catch {
    // Then it is remembered as long as the page lives.
  }
}

/** What was watched last and not to its end, for Continue watching. */
export const lastWatched = (count: number): Progress[] =>
  store
    .getState()
    .entries.filter((entry) => !isDone(entry))
    .slice(0, count);

/** What was watched last among these videos, done or not; undefined when none was. */
export const lastWatchedOf = (videoIds: readonly string[]): Progress | undefined => store.getState().entries.find(({ videoId }) => videoIds.includes(videoId));

/** Forgets everything: for signing out. */
export function clearProgress(): void {
  store.setState({ entries: [] });
  try {
    localStorage.removeItem(PROGRESS_KEY);
  } catch {
    // Nothing was kept there.
  }
}

function load(): Progress[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(PROGRESS_KEY) ?? '[]');
    return Array.isArray(saved) ? saved.filter(isProgress).slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

function isProgress(value: unknown): value is Progress {
  const { videoId, title, path, positionMs, durationMs, watchedAtMs } = (value ?? {}) as Partial<Progress>;
  const isPath = typeof path === 'string' && /^\/(?!\/)/.test(path);
  return typeof videoId === 'string' && typeof title === 'string' && isPath && [positionMs, durationMs, watchedAtMs].every(Number.isFinite);
}
