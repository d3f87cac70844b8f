import {
  deleteField,
  doc,
  limit,
  runTransaction,
  serverTimestamp,
  where,
  writeBatch,
  type DocumentData,
  type DocumentReference,
  type Firestore,
} from 'firebase/firestore/lite';
import {
  allowed,
  denied,
  get,
  list,
  merge,
  remove,
  set,
  update,
  type AccessCase,
  type Action,
  type Person,
} from './accessCase.ts';
import { ASHA, ASHA_CREATED_AT, ASHA_FIELDS, FAR_AHEAD, LONG_AGO, MEERA, MEERA_FIELDS } from './accessFixtures.ts';
import { describeAccess } from './describeAccess.ts';

const NOW = serverTimestamp();
const DELETED = deleteField();

/** Spec §5. */
const OCCUPATIONS = ['student', 'professional', 'entrepreneur', 'business-owner', 'freelancer', 'job-seeker', 'other'];
const WRONG_VALUES = { null: null, 'a number': 7, 'a list': ['x'], 'a map': { a: 'x' } } as const;

function creates(title: string, fields: DocumentData, as: Person = MEERA): AccessCase {
  return allowed(`a new user creates their document ${title}`, as, set('users/meera', { ...MEERA_FIELDS, ...fields }));
}

function cannotCreate(title: string, fields: DocumentData, as: Person = MEERA): AccessCase {
  return denied(
    `a new user cannot create their document ${title}`,
    as,
    set('users/meera', { ...MEERA_FIELDS, ...fields }),
  );
}

function without(name: string): DocumentData {
  return Object.fromEntries(Object.entries(MEERA_FIELDS).filter(([field]) => field !== name));
}

/** Create: six fields, all right. */
const newUserCases: readonly AccessCase[] = [
  creates('whole', {}),
  allowed('a new user creates their document by merging', MEERA, merge('users/meera', MEERA_FIELDS)),
  ...OCCUPATIONS.map((occupation) => creates(`as ${occupation}`, { occupation })),
  creates('with a name of one letter', { firstName: 'M' }),
  creates('with a name of 80 letters', { firstName: 'm'.repeat(80) }),
  creates('with a name of 40 emoji', { firstName: '😀'.repeat(40) }),
  creates('with a name in Devanagari', { firstName: 'मीरा' }),
  creates('with a short number', { mobile: '+1234567' }, { ...MEERA, phoneNumber: '+1234567' }),

  ...Object.keys(MEERA_FIELDS).flatMap((name) => [
    denied(`a new user cannot create their document without ${name}`, MEERA, set('users/meera', without(name))),
    ...Object.entries(WRONG_VALUES).map(([title, wrong]) =>
      cannotCreate(`with ${title} as ${name}`, { [name]: wrong }),
    ),
  ]),
  cannotCreate('with a seventh field', { isAdmin: true }),
  cannotCreate('with a field more and one less', { lastLogin: NOW, role: 'admin' }),
  cannotCreate('with an empty name', { firstName: '' }),
  cannotCreate('with a name of 81 letters', { firstName: 'm'.repeat(81) }),
  cannotCreate('with a name of 41 emoji', { firstName: '😀'.repeat(41) }),
  cannotCreate('with a name of a hundred thousand letters', { firstName: 'm'.repeat(100_000) }),
  cannotCreate('with an unknown occupation', { occupation: 'astronaut' }),
  cannotCreate('with an occupation in capitals', { occupation: 'Student' }),
  cannotCreate('with an empty occupation', { occupation: '' }),
  cannotCreate("with another's uid", { uid: 'ravi' }),
  cannotCreate('with an empty uid', { uid: '' }),
  cannotCreate("with another's number", { mobile: '+919876543210' }),
  cannotCreate('with the number less its plus', { mobile: '919812345678' }),
  cannotCreate('with a space after the number', { mobile: '+919812345678 ' }),
  cannotCreate('when the token has no number', {}, { ...MEERA, phoneNumber: null }),
  cannotCreate('when the number is no number', { mobile: 'unknown' }, { ...MEERA, phoneNumber: 'unknown' }),
  cannotCreate(
    'when the number is too long',
    { mobile: '+1234567890123456' },
    { ...MEERA, phoneNumber: '+1234567890123456' },
  ),
  cannotCreate('when the number starts with zero', { mobile: '+0812345678' }, { ...MEERA, phoneNumber: '+0812345678' }),
  cannotCreate('dated back', { createdAt: LONG_AGO }),
  cannotCreate('dated ahead', { createdAt: FAR_AHEAD }),
  cannotCreate('with a back-dated login', { lastLogin: LONG_AGO }),
  cannotCreate('with a login in the future', { lastLogin: FAR_AHEAD }),
  cannotCreate('without a phone sign-in', {}, { ...MEERA, provider: 'anonymous' }),
];

function updates(title: string, fields: DocumentData): AccessCase {
  return allowed(`a user updates ${title}`, ASHA, update('users/asha', fields));
}

function cannotUpdate(title: string, fields: DocumentData, as: Person = ASHA): AccessCase {
  return denied(`a user cannot update ${title}`, as, update('users/asha', fields));
}

/** Update: the times are the server's, createdAt stays. */
const returningUserCases: readonly AccessCase[] = [
  updates('their last login', { lastLogin: NOW }),
  updates('their name', { firstName: 'Asha Devi', lastLogin: NOW }),
  updates('their occupation', { occupation: 'entrepreneur', lastLogin: NOW }),
  allowed('a user merges their last login', ASHA, merge('users/asha', { lastLogin: NOW })),
  allowed('a user writes their whole document again', ASHA, set('users/asha', { ...ASHA_FIELDS, lastLogin: NOW })),
  allowed(
    'a user follows their number',
    { ...ASHA, phoneNumber: '+919811111111' },
    update('users/asha', { mobile: '+919811111111', lastLogin: NOW }),
  ),
  allowed(
    'a user whose number is another by now keeps the stored one',
    { ...ASHA, phoneNumber: '+919811111111' },
    update('users/asha', { lastLogin: NOW }),
  ),

  cannotUpdate('createdAt to now', { createdAt: NOW, lastLogin: NOW }),
  cannotUpdate('createdAt to the past', { createdAt: LONG_AGO, lastLogin: NOW }),
  cannotUpdate('createdAt away', { createdAt: DELETED, lastLogin: NOW }),
  denied(
    'a returning user cannot merge a new createdAt',
    ASHA,
    merge('users/asha', { ...ASHA_FIELDS, createdAt: NOW, lastLogin: NOW }),
  ),
  cannotUpdate('their last login to the past', { lastLogin: LONG_AGO }),
  cannotUpdate('their last login to the future', { lastLogin: FAR_AHEAD }),
  cannotUpdate('their name alone', { firstName: 'Asha Devi' }),
  cannotUpdate('their last login away', { lastLogin: DELETED }),
  cannotUpdate('a seventh field in', { isAdmin: true, lastLogin: NOW }),
  cannotUpdate('a field away', { occupation: DELETED, lastLogin: NOW }),
  cannotUpdate('their uid', { uid: 'ravi', lastLogin: NOW }),
  cannotUpdate("their number to another's", { mobile: '+919800000000', lastLogin: NOW }),
  cannotUpdate('their name to nothing', { firstName: '', lastLogin: NOW }),
  cannotUpdate('a part of their name', { 'firstName.x': 'y', lastLogin: NOW }),
  cannotUpdate('without a phone sign-in', { lastLogin: NOW }, { ...ASHA, provider: 'password' }),
  cannotUpdate(
    'their number when the token has none',
    { mobile: '+919811111111', lastLogin: NOW },
    { ...ASHA, phoneNumber: null },
  ),
  denied('a user cannot replace their document by less', ASHA, set('users/asha', { uid: 'asha', lastLogin: NOW })),
];

/** Read: one's own, one by one. */
const readCases: readonly AccessCase[] = [
  allowed('a user gets their own document', ASHA, get('users/asha')),
  allowed('a new user gets their own, which is missing', MEERA, get('users/meera')),
  allowed(
    'a user of an old sign-in gets their own document',
    { ...ASHA, signedInSecondsAgo: 86_400 },
    get('users/asha'),
  ),
  denied(
    'a user cannot get their own document without a phone sign-in',
    { ...ASHA, provider: 'google.com' },
    get('users/asha'),
  ),
  denied("a user cannot get another's document", ASHA, get('users/ravi')),
  denied('a user cannot get a document that is missing', ASHA, get('users/nobody')),
  denied('a user cannot list users', ASHA, list('users', limit(10))),
  denied('a user cannot list users by their own uid', ASHA, list('users', where('uid', '==', 'asha'), limit(1))),
  denied('a user cannot look for a number', ASHA, list('users', where('mobile', '==', '+919800000000'), limit(1))),
];

/** Delete: one's own, soon after a sign-in (spec §9: 5 minutes). */
const deleteCases: readonly AccessCase[] = [
  allowed('a user deletes their document', ASHA, remove('users/asha')),
  allowed(
    'a user deletes their document 4:50 after the sign-in',
    { ...ASHA, signedInSecondsAgo: 290 },
    remove('users/asha'),
  ),
  allowed('a user deletes their document though it is missing', MEERA, remove('users/meera')),
  denied(
    'a user cannot delete their document 5:01 after the sign-in',
    { ...ASHA, signedInSecondsAgo: 301 },
    remove('users/asha'),
  ),
  denied(
    'a user cannot delete their document an hour after the sign-in',
    { ...ASHA, signedInSecondsAgo: 3600 },
    remove('users/asha'),
  ),
  denied(
    'a user cannot delete their document when the token hides the sign-in',
    { ...ASHA, signedInSecondsAgo: null },
    remove('users/asha'),
  ),
  denied(
    'a user cannot delete their document without a phone sign-in',
    { ...ASHA, provider: 'password' },
    remove('users/asha'),
  ),
  denied("a user cannot delete another's document", ASHA, remove('users/ravi')),
];

/** Others, and nobody. */
const otherUsersCases: readonly AccessCase[] = [
  denied("a user cannot update another's last login", ASHA, update('users/ravi', { lastLogin: NOW })),
  denied("a user cannot merge into another's document", ASHA, merge('users/ravi', { lastLogin: NOW })),
  denied("a user cannot replace another's document", ASHA, set('users/ravi', { ...ASHA_FIELDS, lastLogin: NOW })),
  denied("a user cannot create another's document", ASHA, set('users/meera', MEERA_FIELDS)),
  denied('a user cannot create a second document', MEERA, set('users/meera2', MEERA_FIELDS)),
  denied('a user cannot update a document that is missing', ASHA, update('users/nobody', { lastLogin: NOW })),
  denied('a visitor cannot get a user', undefined, get('users/asha')),
  denied('a visitor cannot get a missing user', undefined, get('users/nobody')),
  denied('a visitor cannot list users', undefined, list('users', limit(10))),
  denied('a visitor cannot create a user', undefined, set('users/meera', MEERA_FIELDS)),
  denied('a visitor cannot update a user', undefined, update('users/asha', { lastLogin: NOW })),
  denied('a visitor cannot delete a user', undefined, remove('users/asha')),
];

/** The methods that a batch and a transaction have in common. */
interface Writes {
  set(reference: DocumentReference, fields: DocumentData): unknown;
  update(reference: DocumentReference, fields: DocumentData): unknown;
  delete(reference: DocumentReference): unknown;
}
type AddWrite = (writes: Writes, db: Firestore) => unknown;

const own: AddWrite = (writes, db) => writes.update(doc(db, 'users/asha'), { lastLogin: NOW });
const others: AddWrite = (writes, db) => writes.update(doc(db, 'users/ravi'), { lastLogin: NOW });
const content: AddWrite = (writes, db) => writes.set(doc(db, 'categories/one'), { createdAt: ASHA_CREATED_AT });
const deletesContent: AddWrite = (writes, db) => writes.delete(doc(db, 'categories/one'));

const batch =
  (...adds: AddWrite[]): Action =>
  (db) => {
    const writes = writeBatch(db);
    for (const add of adds) add(writes, db);
    return writes.commit();
  };

const transaction =
  (...adds: AddWrite[]): Action =>
  (db) =>
    runTransaction(db, async (writes) => adds.forEach((add) => add(writes, db)));

/** Several writes at once: one refused refuses all. */
const manyCases: readonly AccessCase[] = [
  allowed('a user updates their own document in a batch', ASHA, batch(own)),
  allowed('a user updates their own document in a transaction', ASHA, transaction(own)),
  denied("a batch cannot carry another's document along", ASHA, batch(own, others)),
  denied('a batch cannot carry content along', ASHA, batch(own, content)),
  denied("a transaction cannot carry another's document along", ASHA, transaction(others, own)),
  denied('a batch cannot delete content along', ASHA, batch(own, deletesContent)),
];

describeAccess(
  [...readCases, ...newUserCases, ...returningUserCases, ...deleteCases, ...otherUsersCases, ...manyCases],
  { denied: 80, allowed: 20 },
);
