/** A document of `users` that an older app of the school has written, with the user that the page reads from it. */
export interface ExistingUser {
  readonly title: string;
  readonly uid: string;
  /** Plain values, Dates for timestamps. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly shown: Shown;
}

/** The `User` of shared/data/users.ts that the page reads; times in milliseconds since 1970. */
interface Shown {
  readonly firstName: string | undefined;
  readonly occupation: string | undefined;
  readonly createdAt: number | undefined;
  readonly lastLogin: number | undefined;
}

/** The number by which each of them signs in. */
export const EXISTING_MOBILE = '+919876543210';

const CREATED_AT = new Date('2019-03-01T08:00:00Z');
const LAST_LOGIN = new Date('2023-11-05T09:30:00Z');

const OURS = {
  firstName: 'Sunita',
  mobile: EXISTING_MOBILE,
  occupation: 'student',
  createdAt: CREATED_AT,
  lastLogin: LAST_LOGIN,
};
const SHOWN: Shown = {
  firstName: 'Sunita',
  occupation: 'student',
  createdAt: CREATED_AT.getTime(),
  lastLogin: LAST_LOGIN.getTime(),
};

const existing = (
  uid: string,
  title: string,
  fields: Readonly<Record<string, unknown>>,
  shown: Shown = SHOWN,
): ExistingUser => ({ uid, title, fields, shown });

export const EXISTING_USERS: readonly ExistingUser[] = [
  existing('six-fields', 'our six fields', { ...OURS, uid: 'six-fields' }),
  existing('ten-fields', 'ten fields', {
    ...OURS,
    uid: 'ten-fields',
    email: 'sunita@example.com',
    points: NaN,
    settings: { language: 'hi', alerts: [true, 7.5] },
    isPremium: false,
  }),
  existing('no-plus', "a number without '+' and createdAt as text", {
    ...OURS,
    uid: 'no-plus',
    mobile: '919876543210',
    createdAt: CREATED_AT.toISOString(),
  }),
  existing('spaces', 'a number with spaces and a dash, and createdAt in milliseconds', {
    ...OURS,
    uid: 'spaces',
    mobile: '+91 98765-43210',
    createdAt: CREATED_AT.getTime(),
  }),
  existing('no-country', 'a number without its country code and createdAt as a map', {
    ...OURS,
    uid: 'no-country',
    mobile: '9876543210',
    createdAt: { seconds: CREATED_AT.getTime() / 1000, nanoseconds: 0 },
  }),
  existing(
    'leading-zero',
    'a number with a leading 0, without createdAt',
    { uid: 'leading-zero', ...without('createdAt'), mobile: '098765 43210' },
    { ...SHOWN, createdAt: undefined },
  ),
  existing(
    'other-words',
    'an occupation in other words and the uid of an older app',
    { ...OURS, uid: 'app-17', occupation: 'Shop keeper' },
    { ...SHOWN, occupation: undefined },
  ),
  existing(
    'long-name',
    'a first name of 200 letters, without lastLogin',
    { uid: 'long-name', ...without('lastLogin'), firstName: 'S'.repeat(200) },
    { ...SHOWN, firstName: 'S'.repeat(80), lastLogin: undefined },
  ),
  existing(
    'no-text',
    'an empty first name, and a number and an occupation that are no texts',
    { ...OURS, uid: 'no-text', firstName: '', mobile: 919_876_543_210, occupation: null },
    { ...SHOWN, firstName: undefined, occupation: undefined },
  ),
  existing(
    'none-of-ours',
    'none of our fields',
    { displayName: 'Sunita', joined: '1 March 2019' },
    {
      firstName: undefined,
      occupation: undefined,
      createdAt: undefined,
      lastLogin: undefined,
    },
  ),
];

function without(name: keyof typeof OURS): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(OURS).filter(([field]) => field !== name));
}
