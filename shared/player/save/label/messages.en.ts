import type { Saveable } from '../saveable.ts';

/** What a save button says while nothing is saved; apart from the other texts of saves, since drawn screens need no more. */
export const messages = {
  save: (what: Saveable) => `Save ${what}`,
} as const;
