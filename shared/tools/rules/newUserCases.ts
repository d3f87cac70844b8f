import { allowed, denied, NOW, type AccessCase, type Person, type Written } from './accessCase.ts';
import { FAR_AHEAD, LONG_AGO, MEERA, MEERA_FIELDS } from './accessWorld.ts';

/** Spec §5. */
const OCCUPATIONS = ['student', 'professional', 'entrepreneur', 'business-owner', 'freelancer', 'job-seeker', 'other'];
const WRONG_VALUES = { null: null, 'a number': 7, 'a list': ['x'], 'a map': { a: 'x' } } as const;

function creates(title: string, fields: Written, as: Person = MEERA): AccessCase {
  return allowed(`a new user creates their document ${title}`, as, {
    does: 'set',
    path: 'users/meera',
    fields: { ...MEERA_FIELDS, ...fields },
  });
}

function cannotCreate(title: string, fields: Written, as: Person = MEERA): AccessCase {
  return denied(`a new user cannot create their document ${title}`, as, {
    does: 'set',
    path: 'users/meera',
    fields: { ...MEERA_FIELDS, ...fields },
  });
}

function without(name: string): Written {
  return Object.fromEntries(Object.entries(MEERA_FIELDS).filter(([field]) => field !== name));
}

/** Create: six fields, all right. */
export const newUserCases: readonly AccessCase[] = [
  creates('whole', {}),
  allowed('a new user creates their document by merging', MEERA, {
    does: 'merge',
    path: 'users/meera',
    fields: MEERA_FIELDS,
  }),
  ...OCCUPATIONS.map((occupation) => creates(`as ${occupation}`, { occupation })),
  creates('with a name of one letter', { firstName: 'M' }),
  creates('with a name of 80 letters', { firstName: 'm'.repeat(80) }),
  creates('with a name of 40 emoji', { firstName: '😀'.repeat(40) }),
  creates('with a name in Devanagari', { firstName: 'मीरा' }),
  creates('with a short number', { mobile: '+1234567' }, { ...MEERA, phoneNumber: '+1234567' }),

  ...Object.keys(MEERA_FIELDS).flatMap((name) => [
    denied(`a new user cannot create their document without ${name}`, MEERA, {
      does: 'set',
      path: 'users/meera',
      fields: without(name),
    }),
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
