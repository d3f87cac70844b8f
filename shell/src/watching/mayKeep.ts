/** Says whether the account may have a learner's progress (docs/decisions/048): they have agreed, and do not keep it on the device alone. */
import { hasConsent, isConsentKnown } from '@bazaar/shared/data/consents';
import { userOf } from '@bazaar/shared/data/users';
import { remembered } from '@bazaar/shared/device';
import { deleteProgress } from '@bazaar/shared/progress/account';

/** The account that keeps no progress, as far as this device knows. The rules refuse what one that does not know it sends. */
export const progressOff = remembered('bazaar.progressOff', (stored) =>
  typeof stored === 'string' ? stored : undefined,
);

/** True where it may, without a request. */
export const mayKeepHere = (uid: string): boolean => isConsentKnown(uid) && progressOff.get() !== uid;

/** Resolves to why it may not; undefined where it may. Throws BackendError. */
export async function reasonNotToKeep(uid: string): Promise<'notAgreed' | 'off' | undefined> {
  if (!(await hasConsent(uid))) return 'notAgreed';
  if (progressOff.get() !== uid) return undefined;
  return (await learnChoice(uid)) ? undefined : 'off';
}

/**
 * Reads the choice of the account. Where it keeps no progress, what a switch that was interrupted has left there is deleted. Resolves
 * to whether it keeps progress. Throws BackendError.
 */
export async function learnChoice(uid: string): Promise<boolean> {
  const keepsProgress = (await userOf(uid).fetch())?.keepsProgress !== false;
  progressOff.set(keepsProgress ? undefined : uid);
  if (!keepsProgress) await deleteProgress(uid);
  return keepsProgress;
}
