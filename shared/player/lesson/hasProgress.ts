/** Where `progress.ts` keeps what was watched on this device. */
export const PROGRESS_KEY = 'bazaar.progress';

/** Whether anything was watched here; a page can ask without loading the player. */
export function hasProgress(): boolean {
  try {
    return (localStorage.getItem(PROGRESS_KEY) ?? '[]') !== '[]';
  } catch {
    return false; // storage is blocked
  }
}
