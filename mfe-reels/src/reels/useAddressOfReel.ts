import { paths } from '@bazaar/shared/contracts/paths';
import { useSearchParams } from '@bazaar/shared/router';
import { useEffect, useEffectEvent } from 'react';
import { SETTLED_AFTER_MS } from './constants.ts';

/** Keeps the address on the reel that is watched, so that Back and a reload return to it. Not on those swiped over. */
export function useAddressOfReel(reelId: string | undefined): void {
  const [, setParams] = useSearchParams();
  const update = useEffectEvent((reel: string) => {
    // Whoever is already on the way to another page is not called back by the address of this one.
    if (isOnReels()) setParams({ reel }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (reelId === undefined) return;
    const timer = setTimeout(() => update(reelId), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [reelId]);
}

const isOnReels = () => location.pathname === paths.reels;
