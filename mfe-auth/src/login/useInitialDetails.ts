import { userOf } from '@bazaar/shared/data/users';
import { useDocument } from '@bazaar/shared/query';
import { useSession } from '@bazaar/shared/session';
import { useState } from 'react';
import { FALLBACK_COUNTRIES } from './countries.ts';
import { EMPTY_DETAILS, type Details } from './details.ts';

/**
 * The form's first values: a draft, else what is known of a signed-in user who must sign in again (nobody should type
 * twice what the site knows, WCAG 3.3.7). Undefined while that loads; from then on they do not change.
 */
export function useInitialDetails(draft: Details | undefined): Details | undefined {
  const [details, setDetails] = useState(draft);
  const session = useSession();
  const uid = !details && session.status === 'signedIn' ? session.user.uid : undefined;
  const user = useDocument(uid === undefined ? undefined : userOf(uid));
  if (details) return details;
  if (session.status === 'anonymous') setDetails(EMPTY_DETAILS);
  if (session.status === 'signedIn' && user.status !== 'loading') {
    const { firstName = '', occupation = '' } = user.value ?? {};
    const { mobile } = session.user;
    const country = FALLBACK_COUNTRIES.find(({ code }) => mobile.startsWith(code));
    // The number of any other country must be typed again.
    const phone = country ? mobile.slice(country.code.length) : '';
    setDetails({ username: firstName, occupation, country: country ?? EMPTY_DETAILS.country, phone });
  }
  return undefined;
}
