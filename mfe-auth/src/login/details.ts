import { cleanText } from '@bazaar/shared/format/cleanText';
import { OCCUPATIONS, type Occupation } from '@bazaar/shared/data/users';
import { MAX_NAME_LENGTH } from '../constants.ts';
import { login as texts } from '../texts.ts';
import { countryName, FALLBACK_COUNTRIES, type Country } from './countries.ts';
import { e164, isValidPhone, nationalNumber } from './phone.ts';

/** The form as the visitor has filled it in. */
export interface Details {
  username: string;
  country: Country;
  phone: string;
  occupation: string;
  /** To the notice, from somebody who is 18 or older: no condition of the sign-in. Whoever only confirms one is not asked. */
  consent: 'given' | 'notGiven' | 'notAsked';
}

export interface ValidDetails {
  firstName: string;
  mobile: string;
  occupation: Occupation;
  hasConsented: boolean;
}

/** The fields that can be wrong, in the order of the form. */
export const CHECKED_FIELDS = ['username', 'phone', 'occupation'] as const;
export type CheckedField = (typeof CHECKED_FIELDS)[number];

export const EMPTY_DETAILS: Details = {
  username: '',
  country: FALLBACK_COUNTRIES[0]!,
  phone: '',
  occupation: '',
  consent: 'notGiven',
};

/** §5: the send button is disabled while a field is empty. */
export const hasEmptyField = (details: Details): boolean => CHECKED_FIELDS.some((name) => details[name].trim() === '');

/** The rules of §5: errors by field, and without any the details to send. */
export function checkDetails({ username, country, phone, occupation: value, consent }: Details): {
  errors: Partial<Record<CheckedField, string>>;
  valid: ValidDetails | undefined;
} {
  const national = nationalNumber(phone, country);
  const isPhone = isValidPhone(national, country.cca2);
  const occupation = OCCUPATIONS.find((each) => each === value);
  const firstName = cleanText(username, MAX_NAME_LENGTH);
  return {
    errors: {
      username: firstName ? undefined : texts.invalid.username,
      phone: isPhone ? undefined : texts.invalid.phone(countryName(country)),
      occupation: occupation ? undefined : texts.invalid.occupation,
    },
    valid:
      firstName && isPhone && occupation
        ? { firstName, mobile: e164(national, country), occupation, hasConsented: consent === 'given' }
        : undefined,
  };
}
