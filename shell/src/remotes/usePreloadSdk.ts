import { isSavingData } from '@bazaar/shared/device';
import { preloadSdk } from '@bazaar/shared/firebase/firestore';
import { useEffect } from 'react';
import { whenSettled } from '../whenSettled.ts';

/** Not in the spec: what the first screen shows comes first, its pictures and a video's first seconds. */
const AFTER_MS = 2_000;

/** Loads Firestore's SDK after the first screen of a remote, which does without it (docs/decisions/023). No preload under Save-Data. */
export function usePreloadSdk(): void {
  useEffect(() => {
    if (isSavingData()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cancel = whenSettled(() => {
      timer = setTimeout(() => void preloadSdk(), AFTER_MS);
    });
    return () => {
      cancel();
      clearTimeout(timer);
    };
  }, []);
}
