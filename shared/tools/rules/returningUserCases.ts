import { allowed, DELETED, denied, NOW, type AccessCase, type Person, type Written } from './accessCase.ts';
import { ASHA, ASHA_FIELDS, FAR_AHEAD, LONG_AGO } from './accessWorld.ts';

function updates(title: string, fields: Written): AccessCase {
  return allowed(`a user updates ${title}`, ASHA, { does: 'update', path: 'users/asha', fields });
}

function cannotUpdate(title: string, fields: Written, as: Person = ASHA): AccessCase {
  return denied(`a user cannot update ${title}`, as, { does: 'update', path: 'users/asha', fields });
}

/** Update: the times are the server's, createdAt stays. */
export const returningUserCases: readonly AccessCase[] = [
  updates('their last login', { lastLogin: NOW }),
  updates('their name', { firstName: 'Asha Devi', lastLogin: NOW }),
  updates('their occupation', { occupation: 'entrepreneur', lastLogin: NOW }),
  allowed('a user merges their last login', ASHA, { does: 'merge', path: 'users/asha', fields: { lastLogin: NOW } }),
  allowed('a user writes their whole document again', ASHA, {
    does: 'set',
    path: 'users/asha',
    fields: { ...ASHA_FIELDS, lastLogin: NOW },
  }),
  allowed(
    'a user follows their number',
    { ...ASHA, phoneNumber: '+919811111111' },
    { does: 'update', path: 'users/asha', fields: { mobile: '+919811111111', lastLogin: NOW } },
  ),

  cannotUpdate('createdAt to now', { createdAt: NOW, lastLogin: NOW }),
  cannotUpdate('createdAt to the past', { createdAt: LONG_AGO, lastLogin: NOW }),
  cannotUpdate('createdAt away', { createdAt: DELETED, lastLogin: NOW }),
  denied('a returning user cannot merge a new createdAt', ASHA, {
    does: 'merge',
    path: 'users/asha',
    fields: { ...ASHA_FIELDS, createdAt: NOW, lastLogin: NOW },
  }),
  cannotUpdate('their last login to the past', { lastLogin: LONG_AGO }),
  cannotUpdate('their last login to the future', { lastLogin: FAR_AHEAD }),
  cannotUpdate('their name alone', { firstName: 'Asha Devi' }),
  cannotUpdate('their last login away', { lastLogin: DELETED }),
  cannotUpdate('a seventh field in', { isAdmin: true, lastLogin: NOW }),
  cannotUpdate('a field away', { occupation: DELETED, lastLogin: NOW }),
  cannotUpdate('their uid', { uid: 'ravi', lastLogin: NOW }),
  cannotUpdate("their number to another's", { mobile: '+919800000000', lastLogin: NOW }),
  cannotUpdate(
    'with a number that is not the document’s',
    { lastLogin: NOW },
    { ...ASHA, phoneNumber: '+919811111111' },
  ),
  cannotUpdate('their name to nothing', { firstName: '', lastLogin: NOW }),
  cannotUpdate('a part of their name', { 'firstName.x': 'y', lastLogin: NOW }),
  cannotUpdate('without a phone sign-in', { lastLogin: NOW }, { ...ASHA, provider: 'password' }),
  cannotUpdate('when the token has no number', { lastLogin: NOW }, { ...ASHA, phoneNumber: null }),
  denied('a user cannot replace their document by less', ASHA, {
    does: 'set',
    path: 'users/asha',
    fields: { uid: 'asha', lastLogin: NOW },
  }),
];
