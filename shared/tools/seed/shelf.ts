export type { SeedDocument } from '../backend/seedDocuments.ts';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** `cat-07`: ids that sort as they were made. */
export const idOf = (prefix: string, index: number) => `${prefix}-${String(index + 1).padStart(3, '0')}`;

/** One item of a list, over and over. */
export const inTurn = <T>(choices: readonly T[], index: number): T => choices[index % choices.length]!;

/** When the index-th entity of the school was made: a year of evenings, in order. */
export const createdAt = (now: number, index: number) => new Date(now - 365 * DAY_MS + index * HOUR_MS);
