/** What was watched, in the account and on this device alike (docs/decisions/027). Loaded once somebody is signed in. */
import { backendErrorKind } from '@bazaar/shared/firebase/backendError';
import { readProgress, readProgressOf, writeProgress } from '@bazaar/shared/progress/account';
import { MAX_ENTRIES, progress } from '@bazaar/shared/progress/hasProgress';
import { isEqual, mergeLists, mergeProgress } from '@bazaar/shared/progress/mergeProgress';
import type { Progress } from '@bazaar/shared/progress/parseProgress';
import { syncState } from '@bazaar/shared/progress/syncState';
import { markSaved, unsavedProgress } from '@bazaar/shared/progress/unsavedProgress';

/** Not in the spec: while a lesson plays, the account gets its position this often. */
const SAVE_EVERY_MS = 15_000;

/** Reads what the account has, once, and from then on writes what it does not have yet. Returns a function that stops. */
export function syncProgress(uid: string): () => void {
  let isOver = false;
  let hasRead = false;
  let isBusy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function sync(): Promise<void> {
    timer = undefined;
    if (isBusy || isOver) return;
    isBusy = true;
    try {
      if (!hasRead) await read();
      for (const id of unsavedProgress.get() ?? []) if (!isOver) await save(id);
    } catch {
      // No network: it goes on when there is one, or at the next start.
      if (!hasRead && !isOver) syncState.setState({ status: 'failed', retry: sync }, true);
    }
    isBusy = false;
  }

  async function read(): Promise<void> {
    const account = await readProgress(uid);
    if (isOver) return;
    hasRead = true;
    const unsaved = unsavedProgress.get() ?? progress.get().map(({ videoId }) => videoId);
    progress.set(mergeLists(progress.get(), account).slice(0, MAX_ENTRIES));
    unsavedProgress.set(unsaved.filter((id) => !isEqual(entryOf(progress.get(), id), entryOf(account, id))));
    syncState.setState({ status: 'read' }, true);
  }

  async function save(id: string): Promise<void> {
    const entry = entryOf(progress.get(), id);
    if (entry) await write(entry);
    if (!isOver && isEqual(entryOf(progress.get(), id), entry)) markSaved(id);
  }

  async function write(entry: Progress): Promise<void> {
    if (await isWritten(entry)) return;
    // The account knows something newer.
    const known = await readProgressOf(uid, entry.videoId);
    if (!known || isOver) return;
    const merged = mergeProgress(entry, known);
    progress.set(mergeLists(progress.get(), [merged]).slice(0, MAX_ENTRIES));
    await isWritten(merged);
  }

  const isWritten = (entry: Progress): Promise<boolean> =>
    writeProgress(uid, entry).then(
      () => true,
      (error: unknown) => {
        if (backendErrorKind(error) !== 'denied') throw error;
        return false;
      },
    );

  const syncIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void sync(), ms);
  };
  const syncNow = () => syncIn(0); // once the player, which hears of the same event later, has noted the position
  const syncWhenHidden = () => document.hidden && syncNow();
  const unsubscribe = progress.subscribe(() => {
    if (timer === undefined) syncIn(SAVE_EVERY_MS);
  });
  document.addEventListener('pause', syncNow, true);
  document.addEventListener('visibilitychange', syncWhenHidden);
  addEventListener('online', syncNow);
  syncNow();
  return () => {
    isOver = true;
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('pause', syncNow, true);
    document.removeEventListener('visibilitychange', syncWhenHidden);
    removeEventListener('online', syncNow);
  };
}

const entryOf = (entries: readonly Progress[], videoId: string): Progress | undefined =>
  entries.find((one) => one.videoId === videoId);
