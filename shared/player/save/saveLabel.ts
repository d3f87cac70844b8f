/** What a button saves. */
export type Saveable = 'lesson' | 'level' | 'playlist';

/** Its text while nothing is saved; in a file of its own for the first screen, which needs no other text of saves. */
export const saveLabel = (what: Saveable): string => `Save ${what}`;
