import type { Words } from './kept.ts';

/** What an account keeps: rows of /privacy, and the list in the notice of the sign-in. */
export const messages = {
  account: {
    name: 'your name',
    phone: 'phone number and account ID',
    occupation: 'occupation',
    signIns: 'first and last sign-in',
    lessons: 'lessons you watched, how far and when',
    days: 'time watched each day',
  } satisfies Words<'account', string>,
} as const;
