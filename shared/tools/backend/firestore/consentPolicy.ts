import { compareValues } from './compareValues.ts';
import type { Timestamp } from './timestamp.ts';
import type { Fields, Value } from './value.ts';

/** A hand copy of `match /consents/{version}` of `shared/firebase/firestore.rules`: change the two together (policy.ts). */

const NAMES = ['version', 'language', 'isAdult', 'at'];
const VERSION = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/;
const LANGUAGES: readonly string[] = ['en', 'hi'];

/** True when the owner may create this record for a version of the notice; nobody changes one. */
export function canCreateConsent(version: string, fields: Fields, requestTime: Timestamp): boolean {
  const [stored, language, isAdult, at] = NAMES.map((name) => fields.get(name));
  return (
    fields.size === NAMES.length &&
    VERSION.test(version) &&
    textOf(stored) === version &&
    LANGUAGES.includes(textOf(language) ?? '') &&
    isAdult?.type === 'boolean' &&
    isAdult.value &&
    at !== undefined &&
    compareValues(at, { type: 'timestamp', value: requestTime }) === 0
  );
}

const textOf = (value: Value | undefined): string | undefined => (value?.type === 'string' ? value.value : undefined);
