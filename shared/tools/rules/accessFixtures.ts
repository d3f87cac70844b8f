import { serverTimestamp, type DocumentData } from 'firebase/firestore/lite';
import { EXISTING_USERS } from '../../testing/existingUsers.ts';
import { CONTENT_COLLECTIONS } from '../backend/firestore/contentCollections.ts';
import type { SeedDocument } from '../backend/seedDocuments.ts';
import type { Person } from './accessCase.ts';

/** The documents and people of the access cases. */

/** Has a document, as `ravi` and EXISTING_USERS do and nobody else. */
export const ASHA: Person = { uid: 'asha', phoneNumber: '+919876543210' };
/** Anyone may read content: with and without a sign-in the cases are the same. */
export const READERS: readonly (readonly [string, Person | undefined])[] = [
  ['a visitor', undefined],
  ['a signed-in user', ASHA],
];
/** Signed in for the first time: no document yet. */
export const MEERA: Person = { uid: 'meera', phoneNumber: '+919812345678' };

export const ASHA_CREATED_AT = new Date('2024-05-01T10:00:00Z');

export const ASHA_FIELDS = {
  uid: 'asha',
  firstName: 'Asha',
  mobile: '+919876543210',
  occupation: 'student',
  createdAt: ASHA_CREATED_AT,
  lastLogin: new Date('2024-05-02T10:00:00Z'),
};

/** The document that Meera writes when she signs in for the first time. */
export const MEERA_FIELDS: DocumentData = {
  uid: 'meera',
  firstName: 'Meera',
  mobile: '+919812345678',
  occupation: 'freelancer',
  createdAt: serverTimestamp(),
  lastLogin: serverTimestamp(),
};

/** Milliseconds since 1970. */
export const PROGRESS_AT = 1_780_000_000_000;
/** Asha's consent, without `at`. */
export const CONSENT = { version: '2026-11-28', language: 'en', isAdult: true };

const PROGRESS_SAVED_AT = new Date(PROGRESS_AT);
/** Asha's progress in a lesson, without `savedAt`. */
export const PROGRESS: DocumentData = {
  position: 12.5,
  length: 40,
  done: false,
  at: PROGRESS_AT,
  title: 'Know the tools',
  path: '/levels/topic-001/videos/level-001?page=1&video=lesson-001',
  day: 20_601,
  seconds: [12.5, 0, 0, 0, 0, 0, 0],
  thumbnailId: 'poster-lesson-01',
  seriesId: 'level-001',
  seriesName: 'The first level',
  seriesLessons: 5,
  seriesLength: 200,
};

/** A time of today that lies this many ms ahead, and the last day that has begun by then anywhere on Earth (UTC+14). */
export const inMs = (ms: number): number => Date.now() + ms;
export const dayIn = (ms: number): number => Math.floor((inMs(ms) + 14 * 3_600_000) / 86_400_000);

/** As it was stored from a device whose clock was years ahead, before the rules had bounds. */
const AHEAD = { ...PROGRESS, at: 4_000_000_000_000, day: 46_000, savedAt: PROGRESS_SAVED_AT };

export const LONG_AGO = new Date('2020-01-01T00:00:00Z');
export const FAR_AHEAD = new Date('2099-01-01T00:00:00Z');

export const DOCUMENTS: readonly SeedDocument[] = [
  ...CONTENT_COLLECTIONS.map((collection) => ({ path: `${collection}/one`, fields: { createdAt: ASHA_CREATED_AT } })),
  { path: 'feed-posts/one', fields: { isVisible: true, title: 'Shown' } },
  { path: 'feed-posts/hidden', fields: { isVisible: false, title: 'Hidden' } },
  { path: 'feed-posts/odd', fields: { isVisible: 'true', title: 'Neither' } },
  { path: 'feed-posts/bare', fields: { title: 'Without the field' } },
  { path: 'users/asha', fields: ASHA_FIELDS },
  { path: 'users/ravi', fields: { ...ASHA_FIELDS, uid: 'ravi', firstName: 'Ravi', mobile: '+919800000000' } },
  ...EXISTING_USERS.map(({ uid, fields }) => ({ path: `users/${uid}`, fields })),
  { path: `users/asha/consents/${CONSENT.version}`, fields: { ...CONSENT, at: ASHA_CREATED_AT } },
  { path: `users/meera/consents/${CONSENT.version}`, fields: { ...CONSENT, at: ASHA_CREATED_AT } },
  { path: 'users/asha/progress/lesson', fields: { ...PROGRESS, savedAt: PROGRESS_SAVED_AT } },
  { path: 'users/asha/progress/done', fields: { ...PROGRESS, done: true, savedAt: PROGRESS_SAVED_AT } },
  { path: 'users/asha/progress/ahead', fields: AHEAD },
  {
    path: 'sealed/known',
    fields: { uid: 'asha', account: ASHA_FIELDS, consents: {}, sealedAt: ASHA_CREATED_AT, until: FAR_AHEAD },
  },
  { path: 'users/asha/private/note', fields: { text: 'x' } },
  { path: 'categories/one/drafts/two', fields: { text: 'x' } },
  { path: 'settings/site', fields: { text: 'x' } },
];
