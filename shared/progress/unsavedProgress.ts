import { remembered } from '@bazaar/shared/device';
import type { Progress } from './parseProgress.ts';

/** Not in the spec: enough for a year of lessons, small enough for any storage. An account remembers all. */
const MAX_ENTRIES = 300;

/** The lessons whose progress the account does not have yet; undefined where none was ever saved there: then it is all of them. */
export const unsavedProgress = remembered<readonly string[] | undefined>('bazaar.unsavedProgress', (stored) =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : undefined,
);

export function markUnsaved(videoId: string): void {
  const ids = unsavedProgress.get();
  if (ids && !ids.includes(videoId)) unsavedProgress.set([...ids, videoId]);
}

/** What a device stores of a list, the latest first: where more was watched, what the account has already is left out. */
export const trimmed = (entries: readonly Progress[], unsaved: readonly string[] = []): Progress[] =>
  entries.filter(({ videoId }, index) => index < MAX_ENTRIES || unsaved.includes(videoId));
