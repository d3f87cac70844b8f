import { remembered, useRemembered } from '@bazaar/shared/device';
import { parseProgress, type Progress } from './parseProgress.ts';

/** What was watched, as far as this device knows, the latest first. */
export const progress = remembered<readonly Progress[]>('bazaar.progress', parseProgress);

/** Whether anything was watched here; a page can read it without loading the player. */
export const useHasProgress = (): boolean => useRemembered(progress).length > 0;
