import { allowed, DELETED, denied, NOW, type AccessCase, type Person, type Written } from './accessCase.ts';
import { ASHA, ASHA_CREATED_AT, ASHA_FIELDS, MEERA } from './accessWorld.ts';

/** Spec §5. */
const OCCUPATIONS = ['student', 'professional', 'entrepreneur', 'business-owner', 'freelancer', 'job-seeker', 'other'];
const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const FAR_AHEAD = new Date('2099-01-01T00:00:00Z');

const MEERA_FIELDS: Written = { uid: 'meera', firstName: 'Meera', mobile: '+919812345678', occupation: 'freelancer', createdAt: NOW, lastLogin: NOW };
const WRONG_VALUES = { 'null': null, 'a number': 7, 'a list': ['x'], 'a map': { a: 'x' } } as const;

function creates(title: string, fields: Written, as: Person = MEERA): AccessCase {
  return allowed(`a new user creates their document ${title}`, as, { does: 'set', path: 'users/meera', fields: { ...MEERA_FIELDS, ...fields } });
}

function cannotCreate(title: string, fields: Written, as: Person = MEERA): AccessCase {
  return denied(`a new user cannot create their document ${title}`, as, { does: 'set', path: 'users/meera', fields: { ...MEERA_FIELDS, ...fields } });
}

function updates(title: string, fields: Written): AccessCase {
  return allowed(`a user updates ${title}`, ASHA, { does: 'update', path: 'users/asha', fields });
}

function cannotUpdate(title: string, fields: Written, as: Person = ASHA): AccessCase {
  return denied(`a user cannot update ${title}`, as, { does: 'update', path: 'users/asha', fields });
}

function without(name: string): Written {
  return Object.fromEntries(Object.entries(MEERA_FIELDS).filter(([field]) => field !== name));
}

/** Create: six fields, all right. */
const createCases: readonly AccessCase[] = [
  creates('whole', {}),
  allowed('a new user creates their document by merging', MEERA, { does: 'merge', path: 'users/meera', fields: MEERA_FIELDS }),
  ...OCCUPATIONS.map((occupation) => creates(`as ${occupation}`, { occupation })),
  creates('with a name of one letter', { firstName: 'M' }),
  creates('with a name of 80 letters', { firstName: 'm'.repeat(80) }),
  creates('with a name of 40 emoji', { firstName: '😀'.repeat(40) }),
  creates('with a name in Devanagari', { firstName: 'मीरा' }),
  creates('with a short number', { mobile: '+1234567' }, { ...MEERA, phoneNumber: '+1234567' }),

  ...Object.keys(MEERA_FIELDS).flatMap((name) => [
    denied(`a new user cannot create their document without ${name}`, MEERA, { does: 'set', path: 'users/meera', fields: without(name) }),
    ...Object.entries(WRONG_VALUES).map(([title, wrong]) => cannotCreate(`with ${title} as ${name}`, { [name]: wrong })),
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
  cannotCreate('when the number is too long', { mobile: '+1234567890123456' }, { ...MEERA, phoneNumber: '+1234567890123456' }),
  cannotCreate('when the number starts with zero', { mobile: '+0812345678' }, { ...MEERA, phoneNumber: '+0812345678' }),
  cannotCreate('dated back', { createdAt: LONG_AGO }),
  cannotCreate('dated ahead', { createdAt: FAR_AHEAD }),
  cannotCreate('with a back-dated login', { lastLogin: LONG_AGO }),
  cannotCreate('with a login in the future', { lastLogin: FAR_AHEAD }),
  cannotCreate('without a phone sign-in', {}, { ...MEERA, provider: 'anonymous' }),
];

/** Update: the times are the server's, createdAt stays. */
const updateCases: readonly AccessCase[] = [
  updates('their last login', { lastLogin: NOW }),
  updates('their name', { firstName: 'Asha Devi', lastLogin: NOW }),
  updates('their occupation', { occupation: 'entrepreneur', lastLogin: NOW }),
  allowed('a user merges their last login', ASHA, { does: 'merge', path: 'users/asha', fields: { lastLogin: NOW } }),
  allowed('a user writes their whole document again', ASHA, { does: 'set', path: 'users/asha', fields: { ...ASHA_FIELDS, lastLogin: NOW } }),
  allowed('a user follows their number', { ...ASHA, phoneNumber: '+919811111111' }, { does: 'update', path: 'users/asha', fields: { mobile: '+919811111111', lastLogin: NOW } }),

  cannotUpdate('createdAt to now', { createdAt: NOW, lastLogin: NOW }),
  cannotUpdate('createdAt to the past', { createdAt: LONG_AGO, lastLogin: NOW }),
  cannotUpdate('createdAt away', { createdAt: DELETED, lastLogin: NOW }),
  denied('a returning user cannot merge a new createdAt', ASHA, { does: 'merge', path: 'users/asha', fields: { ...ASHA_FIELDS, createdAt: NOW, lastLogin: NOW } }),
  cannotUpdate('their last login to the past', { lastLogin: LONG_AGO }),
  cannotUpdate('their last login to the future', { lastLogin: FAR_AHEAD }),
  cannotUpdate('their name alone', { firstName: 'Asha Devi' }),
  cannotUpdate('their last login away', { lastLogin: DELETED }),
  cannotUpdate('a seventh field in', { isAdmin: true, lastLogin: NOW }),
  cannotUpdate('a field away', { occupation: DELETED, lastLogin: NOW }),
  cannotUpdate('their uid', { uid: 'ravi', lastLogin: NOW }),
  cannotUpdate("their number to another's", { mobile: '+919800000000', lastLogin: NOW }),
  cannotUpdate('with a number that is not the document’s', { lastLogin: NOW }, { ...ASHA, phoneNumber: '+919811111111' }),
  cannotUpdate('their name to nothing', { firstName: '', lastLogin: NOW }),
  cannotUpdate('a part of their name', { 'firstName.x': 'y', lastLogin: NOW }),
  cannotUpdate('without a phone sign-in', { lastLogin: NOW }, { ...ASHA, provider: 'password' }),
  cannotUpdate('when the token has no number', { lastLogin: NOW }, { ...ASHA, phoneNumber: null }),
  denied('a user cannot replace their document by less', ASHA, { does: 'set', path: 'users/asha', fields: { uid: 'asha', lastLogin: NOW } }),
];

/** Read: one's own, one by one. */
const readCases: readonly AccessCase[] = [
  allowed('a user gets their own document', ASHA, { does: 'get', path: 'users/asha' }),
  allowed('a new user gets their own, which is missing', MEERA, { does: 'get', path: 'users/meera' }),
  allowed('a user of an old sign-in gets their own document', { ...ASHA, signedInSecondsAgo: 86_400 }, { does: 'get', path: 'users/asha' }),
  denied('a user cannot get their own document without a phone sign-in', { ...ASHA, provider: 'google.com' }, { does: 'get', path: 'users/asha' }),
  denied("a user cannot get another's document", ASHA, { does: 'get', path: 'users/ravi' }),
  denied('a user cannot get a document that is missing', ASHA, { does: 'get', path: 'users/nobody' }),
  denied('a user cannot list users', ASHA, { does: 'list', collection: 'users', limit: 10 }),
  denied('a user cannot list users by their own uid', ASHA, { does: 'list', collection: 'users', where: [['uid', 'asha']], limit: 1 }),
  denied('a user cannot look for a number', ASHA, { does: 'list', collection: 'users', where: [['mobile', '+919800000000']], limit: 1 }),
];

/** Delete: one's own, soon after a sign-in (spec §9: 5 minutes). */
const deleteCases: readonly AccessCase[] = [
  allowed('a user deletes their document', ASHA, { does: 'delete', path: 'users/asha' }),
  allowed('a user deletes their document 4:50 after the sign-in', { ...ASHA, signedInSecondsAgo: 290 }, { does: 'delete', path: 'users/asha' }),
  allowed('a user deletes their document though it is missing', MEERA, { does: 'delete', path: 'users/meera' }),
  denied('a user cannot delete their document 5:01 after the sign-in', { ...ASHA, signedInSecondsAgo: 301 }, { does: 'delete', path: 'users/asha' }),
  denied('a user cannot delete their document an hour after the sign-in', { ...ASHA, signedInSecondsAgo: 3600 }, { does: 'delete', path: 'users/asha' }),
  denied('a user cannot delete their document when the token hides the sign-in', { ...ASHA, signedInSecondsAgo: null }, { does: 'delete', path: 'users/asha' }),
  denied('a user cannot delete their document without a phone sign-in', { ...ASHA, provider: 'password' }, { does: 'delete', path: 'users/asha' }),
  denied("a user cannot delete another's document", ASHA, { does: 'delete', path: 'users/ravi' }),
];

/** Others, and nobody. */
const strangerCases: readonly AccessCase[] = [
  denied("a user cannot update another's last login", ASHA, { does: 'update', path: 'users/ravi', fields: { lastLogin: NOW } }),
  denied("a user cannot merge into another's document", ASHA, { does: 'merge', path: 'users/ravi', fields: { lastLogin: NOW } }),
  denied("a user cannot replace another's document", ASHA, { does: 'set', path: 'users/ravi', fields: { ...ASHA_FIELDS, lastLogin: NOW } }),
  denied("a user cannot create another's document", ASHA, { does: 'set', path: 'users/meera', fields: MEERA_FIELDS }),
  denied('a user cannot create a second document', MEERA, { does: 'set', path: 'users/meera2', fields: MEERA_FIELDS }),
  denied('a user cannot update a document that is missing', ASHA, { does: 'update', path: 'users/nobody', fields: { lastLogin: NOW } }),
  denied('a visitor cannot get a user', undefined, { does: 'get', path: 'users/asha' }),
  denied('a visitor cannot get a missing user', undefined, { does: 'get', path: 'users/nobody' }),
  denied('a visitor cannot list users', undefined, { does: 'list', collection: 'users', limit: 10 }),
  denied('a visitor cannot create a user', undefined, { does: 'set', path: 'users/meera', fields: MEERA_FIELDS }),
  denied('a visitor cannot update a user', undefined, { does: 'update', path: 'users/asha', fields: { lastLogin: NOW } }),
  denied('a visitor cannot delete a user', undefined, { does: 'delete', path: 'users/asha' }),
];

const OWN = { does: 'update', path: 'users/asha', fields: { lastLogin: NOW } } as const;
const OTHERS = { does: 'update', path: 'users/ravi', fields: { lastLogin: NOW } } as const;
const CONTENT = { does: 'set', path: 'categories/one', fields: { createdAt: ASHA_CREATED_AT } } as const;

/** Several writes at once: one refused refuses all. */
const manyCases: readonly AccessCase[] = [
  allowed('a user updates their own document in a batch', ASHA, { does: 'batch', writes: [OWN] }),
  allowed('a user updates their own document in a transaction', ASHA, { does: 'transaction', writes: [OWN] }),
  denied("a batch cannot carry another's document along", ASHA, { does: 'batch', writes: [OWN, OTHERS] }),
  denied('a batch cannot carry content along', ASHA, { does: 'batch', writes: [OWN, CONTENT] }),
  denied("a transaction cannot carry another's document along", ASHA, { does: 'transaction', writes: [OTHERS, OWN] }),
  denied('a batch cannot delete content along', ASHA, { does: 'batch', writes: [OWN, { does: 'delete', path: 'categories/one' }] }),
];

export const userCases: readonly AccessCase[] = [...readCases, ...createCases, ...updateCases, ...deleteCases, ...strangerCases, ...manyCases];
