import { useLocation, useNavigate } from '@bazaar/shared/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { signedInForFrom, type SignInReason } from '../contracts/navigationState.ts';

/**
 * Returns the act that the visitor has just signed in for, where it is `act`, for as long as the component is in the page. It is
 * taken out of the entry of the history: a reload does not go on with it again.
 */
export function useSignedInFor<Act extends SignInReason['act']>(
  act: Act,
): Extract<SignInReason, { act: Act }> | undefined {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [reason] = useState(() => signedInForFrom(state));
  const isMeant = reason?.act === act;
  const forget = useEffectEvent(
    () =>
      void navigate(
        { pathname, search, hash },
        { replace: true, state: { ...(state as object), signedInFor: undefined } },
      ),
  );
  useEffect(() => {
    if (isMeant) forget();
  }, [isMeant]);
  return isMeant ? (reason as Extract<SignInReason, { act: Act }>) : undefined;
}
