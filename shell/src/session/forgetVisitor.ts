import { clearSavedAnswers, type createQueryClient } from '@bazaar/shared/query';

const OURS = 'bazaar.';
/** What belongs to the device and says nothing about who used it. */
const KEPT: readonly string[] = ['bazaar.theme', 'bazaar.codesSentAt', 'bazaar.visitor'];

/** Removes what this device knows about a visitor who has left: progress, choices, answers that were theirs. */
export async function forgetVisitor(queryClient: ReturnType<typeof createQueryClient>): Promise<void> {
  clearStorage();
  queryClient.removeQueries({ queryKey: ['users'] });
  await Promise.all([clearSavedAnswers(), forgetInPlayers()]);
}

/** At once and without a download, so that it also happens offline. */
function clearStorage(): void {
  try {
    const ours = Object.keys(localStorage).filter((key) => key.startsWith(OURS) && !KEPT.includes(key));
    for (const key of ours) localStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing is kept there.
  }
}

/** What the players of this page remember, else the next lesson would write it all down again. */
async function forgetInPlayers(): Promise<void> {
  try {
    const { clearProgress, clearSoundPrefs } = await import('@bazaar/shared/player');
    clearProgress();
    clearSoundPrefs();
  } catch {
    // They were never loaded, so they remember nothing.
  }
}
