import { cleanText } from '@bazaar/shared/format/cleanText';
import { OCCUPATIONS, type Occupation } from '@bazaar/shared/data/users';
import { MAX_NAME_LENGTH } from '../constants.ts';
import { messages } from '../messages.ts';
import { FALLBACK_COUNTRIES, type Country } from './countries.ts';
import { e164, isValidPhone, nationalNumber } from './phone.ts';

/** What the visitor has filled in. */
export interface Details {
  username: string;
  country: Country;
  phone: string;
  occupation: string;
}

export interface ValidDetails {
  firstName: string;
  mobile: string;
  occupation: Occupation;
}

/** The fields that can be wrong, in the order of the form. */
export const CHECKED_FIELDS = ['username', 'phone', 'occupation'] as const;
export type CheckedField = (typeof CHECKED_FIELDS)[number];
export type DetailErrors = Partial<Record<CheckedField, string>>;

export const EMPTY_DETAILS: Details = { username: '', country: FALLBACK_COUNTRIES[0]!, phone: '', occupation: '' };

/** §5: the send button is disabled while a field is empty. */
export const hasEmptyField = (details: Details): boolean => CHECKED_FIELDS.some((name) => details[name].trim() === '');

/** The rules of §5: errors by field, or what is to be sent. */
export function checkDetails({
  username,
  country,
  phone,
  occupation: chosen,
}: Details): { errors: DetailErrors; valid?: undefined } | { errors: DetailErrors; valid: ValidDetails } {
  const national = nationalNumber(phone, country.code);
  const isPhone = isValidPhone(national, country.cca2);
  const occupation = OCCUPATIONS.find((known) => known === chosen);
  const firstName = cleanText(username, MAX_NAME_LENGTH);
  if (firstName && isPhone && occupation)
    return { errors: {}, valid: { firstName, mobile: e164(national, country), occupation } };
  return {
    errors: {
      ...(!firstName && { username: messages.invalid.username }),
      ...(!isPhone && { phone: messages.invalid.phone(country.name) }),
      ...(!occupation && { occupation: messages.invalid.occupation }),
    },
  };
}
