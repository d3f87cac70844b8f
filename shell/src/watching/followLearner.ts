/**
 * From a sign-in to the sign-out the account and this device have the same progress (docs/decisions/027), where its learner has
 * agreed and wants it (048). Loaded once somebody is signed in.
 */
import { knownConsent } from '@bazaar/shared/data/consents';
import { currentVisit, withDeadline } from '@bazaar/shared/device';
import { listen } from '@bazaar/shared/device/listen';
import { backendErrorKind } from '@bazaar/shared/firebase/backendError';
import { deviceProgress, unsavedProgress } from '@bazaar/shared/progress/device';
import { createSync, syncState } from '@bazaar/shared/progress/sync';
import { accountOf, readClockOffset } from '@bazaar/shared/progress/account';
import { inOneTab } from './inOneTab.ts';
import { learnChoice, mayKeepHere, progressOff, reasonNotToKeep } from './mayKeep.ts';

/** Not in the spec: as long as somebody who signs out waits for it. */
const SAVE_WITHIN_MS = 2_000;
// Not in the spec: while a lesson plays, the account gets its position this often; after a failure it is tried again later and later.
const SAVE_EVERY_MS = 15_000;
const RETRY_FIRST_MS = 2_000;
const RETRY_MAX_MS = 300_000;

let followed: string | undefined;
let sync: ProgressSync | undefined;

/** Begins with the learner of this account, if it has not yet; `uid` absent: nobody is signed in. */
export function followLearner(uid: string | undefined): void {
  if (sync && uid === followed) return;
  sync?.stop();
  followed = uid;
  syncState.setState({ status: 'reading' }, true);
  sync = uid === undefined ? undefined : syncProgress(uid);
}

/**
 * Before a sign-out: what the account does not have yet gets there, where that is soon done. Resolves to whether it has all of it
 * now; never throws.
 */
export async function saveUnsavedProgress(): Promise<boolean> {
  const isSaved = sync && (await withDeadline(sync.syncNow(), SAVE_WITHIN_MS, new Error('late')).catch(() => false));
  return isSaved || (unsavedProgress.get() ?? deviceProgress.get()).length === 0;
}

/** Does it while nothing is written to the account; where it fails, that goes on. Throws what `work` throws. */
export async function withoutFollowing(work: () => Promise<void>): Promise<void> {
  const uid = followed;
  followLearner(undefined);
  try {
    await work();
  } catch (error) {
    followLearner(uid);
    throw error;
  }
}

interface ProgressSync {
  /** Reads and writes what is due now. Resolves to whether the account has taken it all; never throws. */
  syncNow(): Promise<boolean>;
  stop(): void;
}

/** From now on this device and the account of `uid` get each other's progress. */
function syncProgress(uid: string): ProgressSync {
  const visit = currentVisit();
  let isStopped = false;
  let isKept = true;
  let isWanted = false;
  let running: Promise<boolean> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let syncedAtMs = 0;
  let failures = 0;
  const isOver = () => isStopped || currentVisit() !== visit; // signed out, maybe in another tab
  const { sync, saveLatest, hasRead, isRefused } = createSync(
    accountOf(uid),
    { progress: deviceProgress, unsaved: unsavedProgress },
    isOver,
    readClockOffset,
  );

  async function syncNow(): Promise<boolean> {
    if (!isKept && !mayKeepHere(uid)) return false;
    isWanted = true;
    return (running ??= syncWhileWanted().finally(() => (running = undefined)));
  }

  async function syncWhileWanted(): Promise<boolean> {
    while (isWanted && !isOver()) {
      isWanted = false;
      clearTimeout(timer);
      timer = undefined;
      syncedAtMs = performance.now();
      try {
        const reason = await reasonNotToKeep(uid).catch(failToRead);
        isKept = reason === undefined;
        if (reason && !isWanted) return showNotKept(reason);
        if (isKept) await inOneTab(sync).finally(showState);
        failures = 0;
      } catch (error) {
        // Another device has switched it off.
        if (backendErrorKind(error) === 'denied' && !(await learnChoice(uid).catch(() => true)))
          return showNotKept('off');
        syncIn(Math.min(RETRY_FIRST_MS * 2 ** failures, RETRY_MAX_MS));
        failures += 1;
        return false;
      }
    }
    return true;
  }

  function failToRead(error: unknown): never {
    showState();
    throw error;
  }

  /** From now on nothing is asked for, until the learner agrees, or switches it on, on this device. */
  function showNotKept(status: 'notAgreed' | 'off'): boolean {
    isKept = false;
    if (!isOver()) syncState.setState({ status }, true);
    return false;
  }

  function showState(): void {
    if (isOver()) return;
    syncState.setState(
      hasRead() ? { status: 'read', isRefused: isRefused() } : { status: 'failed', retry: syncNow },
      true,
    );
  }

  function syncIn(ms: number): void {
    clearTimeout(timer);
    timer = isOver() ? undefined : setTimeout(() => void syncNow(), ms);
  }

  const saveOnLeave = () => void (mayKeepHere(uid) && saveLatest());
  const beginIfKept = () => void (mayKeepHere(uid) && syncNow());

  const stopListening = [
    listen(document, ['pause'], () => syncIn(0), true), // once the player, which hears of it later, has noted the position
    listen(window, ['online'], () => void syncNow()),
    // A page that is being left may never run again: neither a timer nor a lock is waited for, but the player is, which notes
    // the position at the same events, on the document or registered later.
    listen(window, ['pagehide'], () => addEventListener('pagehide', saveOnLeave, { once: true }), true),
    listen(window, ['visibilitychange'], () => document.hidden && saveOnLeave()),
    knownConsent.subscribe(beginIfKept),
    progressOff.subscribe(beginIfKept),
    deviceProgress.subscribe(() => {
      if (timer === undefined) syncIn(Math.max(0, syncedAtMs + SAVE_EVERY_MS - performance.now()));
    }),
  ];

  void syncNow();
  return {
    syncNow,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      for (const stop of stopListening) stop();
    },
  };
}
