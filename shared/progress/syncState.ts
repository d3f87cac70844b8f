import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Whether what a signed-in learner's account has was read since the sign-in or the start of the page. */
type SyncState = { status: 'reading' } | { status: 'read' } | { status: 'failed'; retry(): Promise<void> };

/** Written by the shell, which reads the account. */
export const syncState = createStore<SyncState>()(() => ({ status: 'reading' }));

export const useSyncState = (): SyncState => useStore(syncState);
