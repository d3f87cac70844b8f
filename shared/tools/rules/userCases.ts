import { allowed, denied, NOW, type AccessCase } from './accessCase.ts';
import { ASHA, ASHA_CREATED_AT, ASHA_FIELDS, MEERA, MEERA_FIELDS } from './accessWorld.ts';
import { newUserCases } from './newUserCases.ts';
import { returningUserCases } from './returningUserCases.ts';

/** Read: one's own, one by one. */
const readCases: readonly AccessCase[] = [
  allowed('a user gets their own document', ASHA, { does: 'get', path: 'users/asha' }),
  allowed('a new user gets their own, which is missing', MEERA, { does: 'get', path: 'users/meera' }),
  allowed(
    'a user of an old sign-in gets their own document',
    { ...ASHA, signedInSecondsAgo: 86_400 },
    { does: 'get', path: 'users/asha' },
  ),
  denied(
    'a user cannot get their own document without a phone sign-in',
    { ...ASHA, provider: 'google.com' },
    { does: 'get', path: 'users/asha' },
  ),
  denied("a user cannot get another's document", ASHA, { does: 'get', path: 'users/ravi' }),
  denied('a user cannot get a document that is missing', ASHA, { does: 'get', path: 'users/nobody' }),
  denied('a user cannot list users', ASHA, { does: 'list', collection: 'users', limit: 10 }),
  denied('a user cannot list users by their own uid', ASHA, {
    does: 'list',
    collection: 'users',
    where: [['uid', 'asha']],
    limit: 1,
  }),
  denied('a user cannot look for a number', ASHA, {
    does: 'list',
    collection: 'users',
    where: [['mobile', '+919800000000']],
    limit: 1,
  }),
];

/** Delete: one's own, soon after a sign-in (spec §9: 5 minutes). */
const deleteCases: readonly AccessCase[] = [
  allowed('a user deletes their document', ASHA, { does: 'delete', path: 'users/asha' }),
  allowed(
    'a user deletes their document 4:50 after the sign-in',
    { ...ASHA, signedInSecondsAgo: 290 },
    { does: 'delete', path: 'users/asha' },
  ),
  allowed('a user deletes their document though it is missing', MEERA, { does: 'delete', path: 'users/meera' }),
  denied(
    'a user cannot delete their document 5:01 after the sign-in',
    { ...ASHA, signedInSecondsAgo: 301 },
    { does: 'delete', path: 'users/asha' },
  ),
  denied(
    'a user cannot delete their document an hour after the sign-in',
    { ...ASHA, signedInSecondsAgo: 3600 },
    { does: 'delete', path: 'users/asha' },
  ),
  denied(
    'a user cannot delete their document when the token hides the sign-in',
    { ...ASHA, signedInSecondsAgo: null },
    { does: 'delete', path: 'users/asha' },
  ),
  denied(
    'a user cannot delete their document without a phone sign-in',
    { ...ASHA, provider: 'password' },
    { does: 'delete', path: 'users/asha' },
  ),
  denied("a user cannot delete another's document", ASHA, { does: 'delete', path: 'users/ravi' }),
];

/** Others, and nobody. */
const strangerCases: readonly AccessCase[] = [
  denied("a user cannot update another's last login", ASHA, {
    does: 'update',
    path: 'users/ravi',
    fields: { lastLogin: NOW },
  }),
  denied("a user cannot merge into another's document", ASHA, {
    does: 'merge',
    path: 'users/ravi',
    fields: { lastLogin: NOW },
  }),
  denied("a user cannot replace another's document", ASHA, {
    does: 'set',
    path: 'users/ravi',
    fields: { ...ASHA_FIELDS, lastLogin: NOW },
  }),
  denied("a user cannot create another's document", ASHA, { does: 'set', path: 'users/meera', fields: MEERA_FIELDS }),
  denied('a user cannot create a second document', MEERA, { does: 'set', path: 'users/meera2', fields: MEERA_FIELDS }),
  denied('a user cannot update a document that is missing', ASHA, {
    does: 'update',
    path: 'users/nobody',
    fields: { lastLogin: NOW },
  }),
  denied('a visitor cannot get a user', undefined, { does: 'get', path: 'users/asha' }),
  denied('a visitor cannot get a missing user', undefined, { does: 'get', path: 'users/nobody' }),
  denied('a visitor cannot list users', undefined, { does: 'list', collection: 'users', limit: 10 }),
  denied('a visitor cannot create a user', undefined, { does: 'set', path: 'users/meera', fields: MEERA_FIELDS }),
  denied('a visitor cannot update a user', undefined, {
    does: 'update',
    path: 'users/asha',
    fields: { lastLogin: NOW },
  }),
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
  denied('a batch cannot delete content along', ASHA, {
    does: 'batch',
    writes: [OWN, { does: 'delete', path: 'categories/one' }],
  }),
];

export const userCases: readonly AccessCase[] = [
  ...readCases,
  ...newUserCases,
  ...returningUserCases,
  ...deleteCases,
  ...strangerCases,
  ...manyCases,
];
