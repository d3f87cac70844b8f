import { OCCUPATIONS, type Occupation } from '@bazaar/shared/data/users';
import { messages } from '../messages.ts';
import type { Country } from './countries.ts';
import { e164, isValidPhone, nationalNumber } from './phone.ts';

/** What the visitor has filled in. */
export interface Details {
  username: string;
  phone: string;
  occupation: string;
}

export interface ValidDetails {
  firstName: string;
  mobile: string;
  occupation: Occupation;
}

export type DetailErrors = Partial<Record<keyof Details, string>>;

/** The rules of §5: errors by field, or what is to be sent. */
export function checkDetails(details: Details, country: Country): { errors: DetailErrors } | { valid: ValidDetails } {
  const national = nationalNumber(details.phone, country.code);
  const mobile = isValidPhone(national, country.cca2) ? e164(national, country.cca2, country.code) : undefined;
  const occupation = OCCUPATIONS.find((known) => known === details.occupation);
  const firstName = details.username.trim().slice(0, 60);
  if (firstName && mobile && occupation) return { valid: { firstName, mobile, occupation } };
  return {
    errors: {
      ...(!firstName && { username: messages.invalid.username }),
      ...(!mobile && { phone: messages.invalid.phone(country.name) }),
      ...(!occupation && { occupation: messages.invalid.occupation }),
    },
  };
}
