import { userOf } from '@bazaar/shared/data/users';
import { useDocument } from '@bazaar/shared/query';
import { useSession } from '@bazaar/shared/session';
import { useMemo, useState } from 'react';
import { FALLBACK_COUNTRIES } from './countries.ts';
import { EMPTY_DETAILS, type Details } from './details.ts';

/**
 * What the form begins with: a draft, else what is known of somebody who is signed in and has to prove it again (nobody
 * should type twice what the site knows, WCAG 3.3.7). Undefined while that is asked; then it stays as it is.
 */
export function useKnownDetails(draft: Details | undefined): Details | undefined {
  const [known, setKnown] = useState(draft);
  const session = useSession();
  const uid = !known && session.status === 'signedIn' ? session.user.uid : undefined;
  const user = useDocument(useMemo(() => (uid === undefined ? undefined : userOf(uid)), [uid]));
  if (known) return known;
  if (session.status === 'anonymous') setKnown(EMPTY_DETAILS);
  if (session.status === 'signedIn' && user.status !== 'loading') {
    const { firstName = '', occupation = '' } = user.value ?? {};
    setKnown({ username: firstName, occupation, ...splitNumber(session.user.mobile) });
  }
  return undefined;
}

/** A number of one of the five countries as the form holds it; any other is asked for again. */
export function splitNumber(mobile: string): Pick<Details, 'country' | 'phone'> {
  const country = FALLBACK_COUNTRIES.find(({ code }) => mobile.startsWith(code));
  return country
    ? { country, phone: mobile.slice(country.code.length) }
    : { country: EMPTY_DETAILS.country, phone: '' };
}
