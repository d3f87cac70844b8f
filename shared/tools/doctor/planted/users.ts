/** Users for tests, with 20 phone numbers in every place that a document has. */
import type { SeedDocument } from '../../backend/seedDocuments.ts';

/** None of them may be in anything that the doctor prints or writes. */
export const NUMBERS: readonly string[] = Array.from({ length: 20 }, (_, index) => `98765432${10 + index}`);

const AT = new Date(Date.UTC(2025, 0));

/** Each number once: as number, name, occupation, time, uid, id of a document, name of a field, and in lists and maps. */
export const userDocuments = (): SeedDocument[] =>
  NUMBERS.map((number, index) => {
    const uid = `user-${index}`;
    const whole = {
      uid,
      firstName: 'Sunita',
      mobile: `+91${number}`,
      occupation: 'student',
      createdAt: AT,
      lastLogin: AT,
    };
    const damages: Record<string, unknown>[] = [
      whole,
      { ...whole, firstName: Number(number) },
      { ...whole, occupation: number },
      { ...whole, createdAt: `+91 ${number}` },
      { ...whole, mobile: Number(number) },
      { ...whole, uid: number },
      { ...whole, [`n${number}`]: true },
      { ...whole, contacts: [number, { [number]: number }] },
      { ...whole, firstName: { [number]: number } },
      { phone: number },
    ]; // prettier-ignore
    return { path: `users/${index === 19 ? number : uid}`, fields: damages[index % damages.length]! };
  });

/** The findings of these users: check, field, how many. */
export const USER_FINDINGS = [
  ['userName', 'firstName', 4],
  ['userOccupation', 'occupation', 2],
  ['userTimes', 'createdAt', 2],
  ['userMobile', 'mobile', 2],
  ['userUid', 'uid', 2],
  ['userNotMap', 'all', 2],
] as const;
