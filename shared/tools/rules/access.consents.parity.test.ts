import { limit, serverTimestamp, type DocumentData } from 'firebase/firestore/lite';
import { allowed, denied, get, inTurn, list, merge, remove, set, update, type Person } from './accessCase.ts';
import { ASHA, ASHA_FIELDS, CONSENT, FAR_AHEAD, LONG_AGO, MEERA } from './accessFixtures.ts';
import { describeAccess } from './describeAccess.ts';

const NOW = serverTimestamp();
const OWN = 'users/asha/consents';
const NEW = `${OWN}/2027-01-31`;
const KNOWN = `${OWN}/${CONSENT.version}`;
const fields = { ...CONSENT, version: '2027-01-31', at: NOW };
const LONG_SIGNED_IN: Person = { ...ASHA, signedInSecondsAgo: 301 };

const cannotAgree = (title: string, changed: DocumentData, as: Person = ASHA) =>
  denied(`a learner cannot record a consent ${title}`, as, set(NEW, { ...fields, ...changed }));
const without = (name: string): DocumentData =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name));

const newCases = [
  allowed('a learner records a consent', ASHA, set(NEW, fields)),
  allowed('a learner records a consent in Hindi', ASHA, set(NEW, { ...fields, language: 'hi' })),
  allowed(
    'a new learner records a consent before there is anything else of them',
    MEERA,
    set('users/meera/consents/2027-01-31', fields),
  ),
  allowed('a learner records a consent long after the sign-in', LONG_SIGNED_IN, set(NEW, fields)),
  ...Object.keys(fields).map((name) =>
    denied(`a learner cannot record a consent without ${name}`, ASHA, set(NEW, without(name))),
  ),
  ...['version', 'language', 'isAdult', 'at'].flatMap((name) => [
    cannotAgree(`with null as ${name}`, { [name]: null }),
    cannotAgree(`with a list as ${name}`, { [name]: ['x'] }),
    cannotAgree(`with a text as ${name}`, { [name]: 'x' }),
  ]),
  cannotAgree('of somebody under 18', { isAdult: false }),
  cannotAgree('of another version than its id', { version: '2027-02-01' }),
  cannotAgree('dated back', { at: LONG_AGO }),
  cannotAgree('dated ahead', { at: FAR_AHEAD }),
  cannotAgree('with a field more', { mobile: ASHA_FIELDS.mobile }),
  cannotAgree('without a phone sign-in', {}, { ...ASHA, provider: 'anonymous' }),
  denied('a version that is no day is refused', ASHA, set(`${OWN}/latest`, { ...fields, version: 'latest' })),
  denied('a learner cannot record anything below a consent', ASHA, set(`${NEW}/notes/a`, fields)),
];

const knownCases = [
  denied('a consent is not given a second time', ASHA, set(KNOWN, { ...CONSENT, at: NOW })),
  denied('a consent is not merged into', ASHA, merge(KNOWN, { at: NOW })),
  denied('the language of a consent is not changed', ASHA, update(KNOWN, { language: 'hi' })),
  denied('the time of a consent is not changed', ASHA, update(KNOWN, { at: NOW })),
  allowed('a learner gets their own consent', ASHA, get(KNOWN)),
  allowed('a learner gets a consent that is missing', ASHA, get(NEW)),
  allowed('a learner lists their own consents', ASHA, list(OWN, limit(100))),
  denied('a learner cannot list their consents without a limit', ASHA, list(OWN)),
  allowed('a learner deletes their consent', ASHA, remove(KNOWN)),
  denied('a learner cannot delete a consent long after the sign-in', LONG_SIGNED_IN, remove(KNOWN)),
  allowed(
    'what a deletion that stopped half-way has left is deleted, however long after the sign-in',
    { ...MEERA, signedInSecondsAgo: 86_400 },
    remove('users/meera/consents/2026-11-28'),
  ),
  allowed('an account is deleted, its consent last', ASHA, inTurn(remove('users/asha'), remove(KNOWN))),
];

const strangers: readonly (readonly [string, Person | undefined])[] = [
  ['another learner', MEERA],
  ['a visitor', undefined],
  ['a learner without a phone sign-in', { ...ASHA, provider: 'google.com' }],
];
const otherCases = strangers.flatMap(([who, as]) => [
  denied(`${who} cannot get a consent`, as, get(KNOWN)),
  denied(`${who} cannot list consents`, as, list(OWN, limit(10))),
  denied(`${who} cannot record a consent`, as, set(NEW, fields)),
  denied(`${who} cannot delete a consent`, as, remove(KNOWN)),
]);

describeAccess([...newCases, ...knownCases, ...otherCases], { denied: 40, allowed: 9 });
