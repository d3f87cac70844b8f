import { remembered, useRemembered } from '@bazaar/shared/device';
import { PROGRESS_KEY } from '../contracts/documentProtocol.ts';

/** The stored progress, not checked: device.ts has the entries. */
export const storedProgress = remembered<readonly unknown[]>(PROGRESS_KEY, (stored) =>
  Array.isArray(stored) ? stored : [],
);

/** Returns true where anything was watched here, without the code of the player. */
export const useHasProgress = (): boolean => useRemembered(storedProgress).length > 0;
