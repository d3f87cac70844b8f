import { parseUser } from '../../../data/users.ts';
import type { Finding } from '../finding.ts';
import { USERS, type School } from '../school.ts';
import type { StoredDocument } from '../reading/readCollection.ts';
import type { CheckName } from './table.ts';

/** Our own fields of a user: no name of another app's field is said either, for it may be a number. */
const OURS = ['uid', 'firstName', 'mobile', 'occupation', 'createdAt', 'lastLogin'];

/** Counts the users that each check concerns, by field. Neither a value nor an id of a user leaves this function. */
export function checkUsers({ users }: School): Finding[] {
  const counts = new Map<string, Finding>();
  for (const { check, field } of users.flatMap(ofUser)) {
    const key = `${check} ${field}`;
    const known = counts.get(key) ?? { check, at: USERS, field, count: 0 };
    counts.set(key, { ...known, count: known.count! + 1 });
  }
  return [...counts.values()];
}

function ofUser({ id, data }: StoredDocument): { check: CheckName; field: string }[] {
  if (!OURS.some((name) => name in data)) return [{ check: 'userNotMap', field: 'all' }];
  const user = parseUser(data);
  const times = (['createdAt', 'lastLogin'] as const).filter((name) => user?.[name] === undefined);
  return [
    ...(user?.firstName === undefined ? [{ check: 'userName' as const, field: 'firstName' }] : []),
    ...(user?.occupation === undefined ? [{ check: 'userOccupation' as const, field: 'occupation' }] : []),
    ...times.map((field) => ({ check: 'userTimes' as const, field })),
    ...(typeof data.mobile === 'string' ? [] : [{ check: 'userMobile' as const, field: 'mobile' }]),
    ...(data.uid === id ? [] : [{ check: 'userUid' as const, field: 'uid' }]),
  ];
}
