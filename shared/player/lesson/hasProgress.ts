import { remembered, useRemembered } from '@bazaar/shared/device';
import { parseProgress, type Progress } from './parseProgress.ts';

/** Not in the spec: enough for a year of lessons, small enough for any storage. */
export const MAX_ENTRIES = 200;

/** What was watched on this device, the latest first. */
export const progress = remembered<readonly Progress[]>('bazaar.progress', (stored) =>
  parseProgress(stored).slice(0, MAX_ENTRIES),
);

/** Whether anything was watched here; a page can read it without loading the player. */
export const useHasProgress = (): boolean => useRemembered(progress).length > 0;
