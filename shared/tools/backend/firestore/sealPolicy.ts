import { affectedKeys } from './affectedKeys.ts';
import { compareValues } from './compareValues.ts';
import { compareTimestamps, type Timestamp } from './timestamp.ts';
import type { Fields } from './value.ts';

/** A hand copy of `match /sealed/{id}` of `shared/firebase/firestore.rules`: change the two together (policy.ts). */

const NAMES = ['uid', 'account', 'consents', 'sealedAt', 'until'];
const ACCOUNT_NAMES = ['uid', 'firstName', 'mobile', 'occupation', 'createdAt', 'lastLogin'];
const DAY_S = 86_400;
const [MIN_DAYS, MAX_DAYS] = [365, 366];

/** True when a learner whose document the same commit deletes, by the rules of that, may seal this. `account`: the document before that; absent: there is none. */
export function canSeal(uid: string, account: Fields | undefined, fields: Fields, requestTime: Timestamp): boolean {
  const [ownUid, sealed, consents, sealedAt, until] = NAMES.map((name) => fields.get(name));
  const after = (days: number): Timestamp => ({ ...requestTime, seconds: requestTime.seconds + days * DAY_S });
  return (
    fields.size === NAMES.length &&
    ownUid?.type === 'string' &&
    ownUid.value === uid &&
    account !== undefined &&
    sealed?.type === 'map' &&
    !affectedKeys(account, sealed.fields).some((name) => ACCOUNT_NAMES.includes(name)) &&
    consents?.type === 'map' &&
    sealedAt !== undefined &&
    compareValues(sealedAt, { type: 'timestamp', value: requestTime }) === 0 &&
    until?.type === 'timestamp' &&
    compareTimestamps(until.value, after(MIN_DAYS)) >= 0 &&
    compareTimestamps(until.value, after(MAX_DAYS)) <= 0
  );
}
