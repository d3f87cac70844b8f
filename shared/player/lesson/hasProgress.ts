import { remembered } from '@bazaar/shared/device';

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
export const MAX_ENTRIES = 200;

/** What was watched on this device, the latest first. */
export const progress = remembered<readonly Progress[]>('bazaar.progress', (stored) => (Array.isArray(stored) ? stored.filter(isProgress).slice(0, MAX_ENTRIES) : []));

/** Whether anything was watched here; a page can ask without loading the player. */
export const hasProgress = (): boolean => progress.get().length > 0;

function isProgress(value: unknown): value is Progress {
  const { videoId, title, path, positionMs, durationMs, watchedAtMs } = (value ?? {}) as Partial<Progress>;
  const isPath = typeof path === 'string' && /^\/(?!\/)/.test(path);
  return typeof videoId === 'string' && typeof title === 'string' && isPath && [positionMs, durationMs, watchedAtMs].every(Number.isFinite);
}
