import { useNavigationType } from '@bazaar/shared/router';
import { useNewcomer } from '@bazaar/shared/session/newcomer';
import { useLayoutEffect } from 'react';

/** Ends it at the first step to another page: Back finds no newcomer. */
export function useEndOfNewcomer(): void {
  const hasGoneOn = useNavigationType() === 'PUSH';
  useLayoutEffect(() => {
    if (hasGoneOn) useNewcomer.setState({ isNewcomer: false });
  }, [hasGoneOn]);
}
