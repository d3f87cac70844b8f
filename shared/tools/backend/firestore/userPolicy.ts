import { affectedKeys } from './affectedKeys.ts';
import { compareValues } from './compareValues.ts';
import type { Timestamp } from './timestamp.ts';
import type { Fields, Value } from './value.ts';

/** A hand copy of the writes of `match /users/{uid}` of `shared/firebase/firestore.rules`: change the two together (policy.ts). */

/** Spec §3. */
const NAMES = ['uid', 'firstName', 'mobile', 'occupation', 'createdAt', 'lastLogin'];
/** Not in the spec. In UTF-16 units, as `size()` of the rules counts. */
const MAX_FIRST_NAME_LENGTH = 80;
/** Spec §5. */
const OCCUPATIONS: readonly string[] = [
  'student',
  'professional',
  'entrepreneur',
  'business-owner',
  'freelancer',
  'job-seeker',
  'other',
];
const E164 = /^[+][1-9][0-9]{6,14}$/;

/** The owner of a document: `phoneNumber` is that of the token, absent where it has none. */
interface Owner {
  readonly uid: string;
  readonly phoneNumber: unknown;
}

/**
 * True when the owner may write `after`. `before` absent: a create, with all six fields and no other. Else only what the write
 * changes is judged, and the time of the sign-in: fields that an older app has written stay as they are.
 */
export function canWriteUser(
  { uid, phoneNumber }: Owner,
  before: Fields | undefined,
  after: Fields,
  requestTime: Timestamp,
): boolean {
  const mobile = typeof phoneNumber === 'string' && E164.test(phoneNumber) ? phoneNumber : undefined;
  const isNew = (name: string): boolean => !before?.has(name);
  const isNow = (value: Value | undefined): boolean =>
    value !== undefined && compareValues(value, { type: 'timestamp', value: requestTime }) === 0;
  const isRight: Readonly<Record<string, (value: Value | undefined) => boolean>> = {
    uid: (value) => isNew('uid') && textOf(value) === uid,
    firstName: (value) => isBetween(textOf(value)?.length, 1, MAX_FIRST_NAME_LENGTH),
    mobile: (value) => mobile !== undefined && textOf(value) === mobile,
    occupation: (value) => OCCUPATIONS.includes(textOf(value) ?? ''),
    createdAt: (value) => isNew('createdAt') && isNow(value),
    lastLogin: isNow,
  };
  if (before && isChoice(before, after)) return true;
  const judged = before ? affectedKeys(before, after) : [...new Set([...NAMES, ...after.keys()])];
  return judged.every((name) => isRight[name]?.(after.get(name)) === true) && isNow(after.get('lastLogin'));
}

/** Progress in the account or on the device alone. */
const isChoice = (before: Fields, after: Fields): boolean =>
  affectedKeys(before, after).every((name) => name === 'keepsProgress') &&
  after.get('keepsProgress')?.type === 'boolean';

const isBetween = (size: number | undefined, min: number, max: number): boolean =>
  size !== undefined && size >= min && size <= max;

const textOf = (value: Value | undefined): string | undefined => (value?.type === 'string' ? value.value : undefined);
