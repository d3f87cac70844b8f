import { remembered, useRemembered } from '@bazaar/shared/device';
import { PROGRESS_KEY } from '../contracts/documentProtocol.ts';

/** What was watched as it is stored, not checked: device.ts has the entries. */
export const storedProgress = remembered<readonly unknown[]>(PROGRESS_KEY, (stored) =>
  Array.isArray(stored) ? stored : [],
);

/** Whether anything was watched here; a page can read it without loading the player. */
export const useHasProgress = (): boolean => useRemembered(storedProgress).length > 0;
