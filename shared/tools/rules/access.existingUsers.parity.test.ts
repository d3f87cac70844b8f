import { deleteField, serverTimestamp, type DocumentData } from 'firebase/firestore/lite';
import { EXISTING_MOBILE, EXISTING_USERS, type ExistingUser } from '../../testing/existingUsers.ts';
import { allowed, denied, merge, set, update, type AccessCase } from './accessCase.ts';
import { FAR_AHEAD, LONG_AGO } from './accessFixtures.ts';
import { describeAccess } from './describeAccess.ts';

const NOW = serverTimestamp();
const OTHER_MOBILE = '+919800000000';
const FORM = { firstName: 'Sunita Devi', occupation: 'entrepreneur' };
const TEN_FIELDS = EXISTING_USERS.find(({ uid }) => uid === 'ten-fields')!;

const personOf = ({ uid }: ExistingUser) => ({ uid, phoneNumber: EXISTING_MOBILE });

function changes(user: ExistingUser, change: string, fields: DocumentData): AccessCase {
  const action = update(`users/${user.uid}`, { ...fields, lastLogin: NOW });
  return allowed(`${user.uid} changes ${change}`, personOf(user), action);
}

function cannotChange(user: ExistingUser, change: string, fields: DocumentData): AccessCase {
  const action = update(`users/${user.uid}`, { lastLogin: NOW, ...fields });
  return denied(`${user.uid} cannot change ${change}`, personOf(user), action);
}

/** Each is saved again, and protected as a new user is. */
function casesOf(user: ExistingUser): AccessCase[] {
  const { uid, fields } = user;
  const changeable = ['firstName', 'mobile', 'occupation', 'lastLogin'];
  const owners = Object.keys(fields).filter((name) => !changeable.includes(name));
  return [
    changes(user, 'the login alone', {}),
    changes(user, 'name and occupation', FORM),
    changes(user, 'the number to that of the sign-in', { mobile: EXISTING_MOBILE }),
    allowed(`${uid} merges the form`, personOf(user), merge(`users/${uid}`, { ...FORM, lastLogin: NOW })),
    ...('uid' in fields ? [] : [changes(user, 'the missing uid', { uid })]),
    'createdAt' in fields
      ? cannotChange(user, 'createdAt to now', { createdAt: NOW })
      : changes(user, 'the missing createdAt', { createdAt: NOW }),

    cannotChange(user, "the uid to another's", { uid: 'asha' }),
    cannotChange(user, 'createdAt to the past', { createdAt: LONG_AGO }),
    cannotChange(user, "the number to another's", { mobile: OTHER_MOBILE }),
    cannotChange(user, 'a field more in', { isAdmin: true }),
    ...owners.map((name) => cannotChange(user, `${name} away`, { [name]: deleteField() })),
    ...('mobile' in fields ? [cannotChange(user, 'the number away', { mobile: deleteField() })] : []),
  ];
}

/** Writes that are refused however the document looks. */
const hostileCases: readonly AccessCase[] = [
  ...['email', 'points', 'settings', 'isPremium'].map((name) => cannotChange(TEN_FIELDS, name, { [name]: true })),
  cannotChange(TEN_FIELDS, 'a field of a map', { 'settings.language': 'en' }),
  cannotChange(TEN_FIELDS, "the number to another's without '+'", { mobile: OTHER_MOBILE.slice(1) }),
  cannotChange(TEN_FIELDS, 'the number to another way of writing it', { mobile: '+91 98765 43210' }),
  cannotChange(TEN_FIELDS, 'the number to no text', { mobile: 919_876_543_210 }),
  cannotChange(TEN_FIELDS, 'the name to nothing', { firstName: '' }),
  cannotChange(TEN_FIELDS, 'the name away', { firstName: deleteField() }),
  cannotChange(TEN_FIELDS, 'the name to 81 letters', { firstName: 'm'.repeat(81) }),
  cannotChange(TEN_FIELDS, 'the occupation to an unknown one', { occupation: 'astronaut' }),
  cannotChange(TEN_FIELDS, 'the login to the future', { lastLogin: FAR_AHEAD }),
  denied(
    'the document is not replaced by the form',
    personOf(TEN_FIELDS),
    set('users/ten-fields', { ...FORM, lastLogin: NOW }),
  ),
  denied(
    'another user cannot save it',
    { uid: 'asha', phoneNumber: EXISTING_MOBILE },
    update('users/ten-fields', { lastLogin: NOW }),
  ),
];

describeAccess([...EXISTING_USERS.flatMap(casesOf), ...hostileCases], { denied: 80, allowed: 40 });
