import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/**
 * Whether what a signed-in learner's account has was read since the sign-in or the start of the page. `isRefused`: it takes some of
 * what this device has not; that stays here.
 */
type SyncState =
  | { status: 'reading' }
  | { status: 'read'; isRefused: boolean }
  | { status: 'failed'; retry(): Promise<unknown> };

/** Written by the shell, which reads the account. */
export const syncState = createStore<SyncState>()(() => ({ status: 'reading' }));

export const useSyncState = (): SyncState => useStore(syncState);
