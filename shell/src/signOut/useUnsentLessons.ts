import { useRemembered } from '@bazaar/shared/device';
import { deviceProgress, unsavedProgress } from '@bazaar/shared/progress/device';

/** Of how many lessons the account does not have the latest progress yet: of all that this device knows where it was never reached. */
export function useUnsentLessons(): number {
  const unsaved = useRemembered(unsavedProgress);
  const all = useRemembered(deviceProgress);
  return (unsaved ?? all).length;
}
