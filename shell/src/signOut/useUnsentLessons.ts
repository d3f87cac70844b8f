import { useRemembered } from '@bazaar/shared/device';
import { deviceProgress } from '@bazaar/shared/progress/deviceProgress';
import { unsavedProgress } from '@bazaar/shared/progress/unsavedProgress';

/** Of how many lessons the account does not have the latest progress yet: of all that this device knows where it was never reached. */
export function useUnsentLessons(): number {
  const unsaved = useRemembered(unsavedProgress);
  const all = useRemembered(deviceProgress);
  return (unsaved ?? all).length;
}
