import { remembered, useRemembered } from '@bazaar/shared/device';
import { parseProgress, type Progress } from './parseProgress.ts';

/** Not in the spec: enough for a year of lessons, small enough for any storage. An account remembers all. */
export const MAX_ENTRIES = 300;

/** What was watched, as far as this device knows, the latest first. */
export const progress = remembered<readonly Progress[]>('bazaar.progress', (stored) =>
  parseProgress(stored).slice(0, MAX_ENTRIES),
);

/** Whether anything was watched here; a page can read it without loading the player. */
export const useHasProgress = (): boolean => useRemembered(progress).length > 0;
