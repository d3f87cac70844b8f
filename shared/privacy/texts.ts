import type { Words } from './kept.ts';

/** Names of the data that an account keeps: rows of /privacy, and the list in the notice of the sign-in. */
export const account = {
  name: 'your name',
  phone: 'phone number and account ID',
  occupation: 'occupation',
  signIns: 'first and last sign-in',
  consent: 'your consent',
  lessons: 'lessons you watched, how far and when',
  days: 'time watched each day',
} as const satisfies Words<'account', string>;
