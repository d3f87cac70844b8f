import { isSavingData } from '@bazaar/shared/device';
import { preloadSdk } from '@bazaar/shared/firebase/firestore';
import { useEffect } from 'react';

/** What a reader does before anything is read again: the next page of a list, another screen. */
const FIRST_USES = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Loads Firestore's SDK, without which a remote's first screen does (docs/decisions/023), when the reader first does something.
 * No preload under Save-Data.
 */
export function usePreloadSdk(): void {
  useEffect(() => {
    if (isSavingData()) return;
    const used = new AbortController();
    const preload = () => {
      used.abort();
      void preloadSdk();
    };
    for (const type of FIRST_USES) addEventListener(type, preload, { passive: true, signal: used.signal });
    return () => used.abort();
  }, []);
}
