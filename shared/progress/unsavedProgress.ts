import { remembered } from '@bazaar/shared/device';

/** The lessons whose progress the account does not have yet; undefined where none was ever saved there: then it is all of them. */
export const unsavedProgress = remembered<readonly string[] | undefined>('bazaar.unsavedProgress', (stored) =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : undefined,
);

export function markUnsaved(videoId: string): void {
  const ids = unsavedProgress.get();
  if (ids && !ids.includes(videoId)) unsavedProgress.set([...ids, videoId]);
}

export const markSaved = (videoId: string): void =>
  void unsavedProgress.set((unsavedProgress.get() ?? []).filter((id) => id !== videoId));
