import type { Remembered } from '@bazaar/shared/device';
import { parseProgress, type Progress } from './parseProgress.ts';
import { storedProgress } from './storedProgress.ts';

let parsed: { stored: unknown; entries: readonly Progress[] } | undefined;

/** What was watched, as far as this device knows, the latest first. */
export const deviceProgress: Remembered<readonly Progress[]> = {
  get() {
    const stored = storedProgress.get();
    if (parsed?.stored !== stored) parsed = { stored, entries: parseProgress(stored) };
    return parsed.entries;
  },
  set(entries) {
    parsed = entries && { stored: entries, entries };
    return storedProgress.set(entries);
  },
  subscribe: storedProgress.subscribe,
};
