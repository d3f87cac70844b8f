import { doc, getDoc, limit, serverTimestamp, writeBatch, type DocumentData } from 'firebase/firestore/lite';
import { EXISTING_MOBILE, EXISTING_USERS } from '../../testing/existingUsers.ts';
import {
  allowed,
  denied,
  get,
  inTurn,
  list,
  merge,
  remove,
  set,
  update,
  type Action,
  type Person,
} from './accessCase.ts';
import { ASHA, ASHA_CREATED_AT, ASHA_FIELDS, CONSENT, FAR_AHEAD, inMs, LONG_AGO, MEERA } from './accessFixtures.ts';
import { describeAccess } from './describeAccess.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NEW = 'sealed/new';
const KNOWN = 'sealed/known';

const ofAsha = {
  uid: 'asha',
  account: ASHA_FIELDS,
  consents: { [CONSENT.version]: { ...CONSENT, at: ASHA_CREATED_AT } },
  sealedAt: serverTimestamp(),
  until: new Date(inMs(365 * DAY + 12 * HOUR)),
};

/** In one commit: the learner's document is deleted, and this is written. */
const deleteAndSeal =
  (fields: DocumentData, { own = 'users/asha', path = NEW } = {}): Action =>
  (db) =>
    writeBatch(db).set(doc(db, path), fields).delete(doc(db, own)).commit();

/** Once more, with the document as it is now. */
const sealAsStored =
  (path: string): Action =>
  async (db) =>
    deleteAndSeal({ ...ofAsha, account: (await getDoc(doc(db, 'users/asha'))).data() }, { path })(db);
const SIGNED_IN_ANEW = { ...ASHA_FIELDS, createdAt: serverTimestamp(), lastLogin: serverTimestamp() };

const without = (name: string, fields: DocumentData): DocumentData =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name));
const cannotSeal = (title: string, changed: DocumentData, as: Person = ASHA) =>
  denied(`a learner cannot seal their account ${title}`, as, deleteAndSeal({ ...ofAsha, ...changed }));

const newCases = [
  allowed('a learner deletes their document and seals it', ASHA, deleteAndSeal(ofAsha)),
  allowed('a learner without a consent seals their account', ASHA, deleteAndSeal({ ...ofAsha, consents: {} })),
  allowed(
    'an account with fields of another app is sealed with them',
    ASHA,
    inTurn(
      update('users/asha', { keepsProgress: false }),
      deleteAndSeal({ ...ofAsha, account: { ...ASHA_FIELDS, keepsProgress: false } }),
    ),
  ),
  ...EXISTING_USERS.map(({ uid, title, fields }) =>
    allowed(
      `a known user with ${title} seals their account`,
      { uid, phoneNumber: EXISTING_MOBILE },
      deleteAndSeal({ ...ofAsha, uid, account: fields }, { own: `users/${uid}` }),
    ),
  ),
  allowed(
    'a learner who comes back under the same uid and leaves again seals both accounts',
    ASHA,
    inTurn(deleteAndSeal(ofAsha), inTurn(set('users/asha', SIGNED_IN_ANEW), sealAsStored('sealed/again'))),
  ),
  allowed(
    'an account is sealed for 365 days',
    ASHA,
    deleteAndSeal({ ...ofAsha, until: new Date(inMs(365 * DAY + HOUR)) }),
  ),
  allowed(
    'an account is sealed for 366 days',
    ASHA,
    deleteAndSeal({ ...ofAsha, until: new Date(inMs(366 * DAY - HOUR)) }),
  ),
];

const otherAccounts = {
  'with another name': { ...ASHA_FIELDS, firstName: 'Asma' },
  'with another number': { ...ASHA_FIELDS, mobile: '+919800000000' },
  'with another occupation': { ...ASHA_FIELDS, occupation: 'other' },
  'with another first sign-in': { ...ASHA_FIELDS, createdAt: LONG_AGO },
  'with another last sign-in': { ...ASHA_FIELDS, lastLogin: serverTimestamp() },
  'without its number': without('mobile', ASHA_FIELDS),
  'that is empty': {},
};

const refusedCases = [
  ...Object.entries(otherAccounts).map(([title, account]) => cannotSeal(title, { account })),
  ...Object.keys(ofAsha).map((name) =>
    denied(`a learner cannot seal their account without ${name}`, ASHA, deleteAndSeal(without(name, ofAsha))),
  ),
  ...Object.keys(ofAsha).flatMap((name) => [
    cannotSeal(`with null as ${name}`, { [name]: null }),
    cannotSeal(`with a list as ${name}`, { [name]: ['x'] }),
    cannotSeal(`with a text as ${name}`, { [name]: 'x' }),
  ]),
  cannotSeal('with a field more', { progress: {} }),
  cannotSeal('as that of another', { uid: 'ravi' }),
  cannotSeal('dated back', { sealedAt: LONG_AGO }),
  cannotSeal('dated ahead', { sealedAt: FAR_AHEAD }),
  cannotSeal('for less than 365 days', { until: new Date(inMs(365 * DAY - HOUR)) }),
  cannotSeal('for more than 366 days', { until: new Date(inMs(366 * DAY + HOUR)) }),
  cannotSeal('for ever', { until: FAR_AHEAD }),
  cannotSeal('long after the sign-in', {}, { ...ASHA, signedInSecondsAgo: 301 }),
  cannotSeal('without the time of the sign-in', {}, { ...ASHA, signedInSecondsAgo: null }),
  cannotSeal('without a phone sign-in', {}, { ...ASHA, provider: 'anonymous' }),
  denied('an account that is not deleted is not sealed', ASHA, set(NEW, ofAsha)),
  denied(
    'an account is not sealed by the deletion of something else',
    ASHA,
    deleteAndSeal(ofAsha, { own: 'users/asha/progress/lesson' }),
  ),
  denied('an account that was deleted before is not sealed', ASHA, inTurn(remove('users/asha'), deleteAndSeal(ofAsha))),
  denied(
    'a learner without a document has nothing to seal',
    MEERA,
    deleteAndSeal({ ...ofAsha, uid: 'meera' }, { own: 'users/meera' }),
  ),
  denied('what is sealed is not replaced', ASHA, deleteAndSeal(ofAsha, { path: KNOWN })),
  denied('nothing is written below what is sealed', ASHA, deleteAndSeal(ofAsha, { path: `${KNOWN}/notes/a` })),
];

const people: readonly (readonly [string, Person | undefined])[] = [
  ['the learner', ASHA],
  ['another learner', MEERA],
  ['a visitor', undefined],
];
const closedCases = people.flatMap(([who, as]) => [
  denied(`${who} cannot get what is sealed`, as, get(KNOWN)),
  denied(`${who} cannot ask whether something is sealed`, as, get(NEW)),
  denied(`${who} cannot list what is sealed`, as, list('sealed', limit(10))),
  denied(`${who} cannot change what is sealed`, as, update(KNOWN, { until: LONG_AGO })),
  denied(`${who} cannot merge into what is sealed`, as, merge(KNOWN, { consents: {} })),
  denied(`${who} cannot delete what is sealed`, as, remove(KNOWN)),
]);
const otherCases = [
  denied('another learner cannot seal an account', MEERA, deleteAndSeal(ofAsha)),
  denied('a visitor cannot seal an account', undefined, deleteAndSeal(ofAsha)),
];

describeAccess([...newCases, ...refusedCases, ...closedCases, ...otherCases], { denied: 60, allowed: 16 });
