import { dayOf } from '@bazaar/shared/progress/week';
import { useSyncExternalStore } from 'react';

/** The day, as of dayOf: another one when the page is shown again on the next day. */
export const useToday = (): number => useSyncExternalStore(subscribe, () => dayOf(Date.now()));

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
