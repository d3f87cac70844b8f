import { isSavingData } from '@bazaar/shared/device';
import { nextTask } from '@bazaar/shared/device/nextTask';
import { loadOnce } from '@remotes-kit/runtime/loadOnce';
import type * as library from './hls.ts';

/** The exports of the library's file. */
export type HlsLibrary = typeof library;
export type HlsClass = HlsLibrary['Hls'];

/**
 * The one download of hls.js, shared by all players of the page. Rejects when it fails; the next call tries again. What begins with it has
 * a task of its own: running the module takes a slow processor long enough.
 */
export const loadHls = loadOnce(async (): Promise<HlsLibrary> => {
  const exported = await import('./hls.ts');
  await nextTask();
  return exported;
});

/** Starts the download before a player is on screen, not under data saver. When it fails, the player will show that. */
export function preloadHls(): void {
  if (!isSavingData()) loadHls().catch(() => {});
}
