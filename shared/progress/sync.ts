/** Exchanges progress between the account and this device (docs/decisions/027); the caller decides when. */
import type { Remembered } from '@bazaar/shared/device';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { backendErrorKind } from '../firebase/backendError.ts';
import type { Account } from './account.ts';
import { trimmed } from './device.ts';
import { isEqual, mergeLists, mergeProgress, notAfter, parseProgress, type Progress } from './progress.ts';

interface Device {
  progress: Remembered<readonly Progress[]>;
  /** As `unsavedProgress`. */
  unsaved: Remembered<readonly string[] | undefined>;
}

/** Not in the spec: how often one lesson is merged with what another device has written meanwhile, before the next try. */
const MAX_MERGES = 3;
/** Not in the spec: a clock that has moved by more than this against the page's own was set, or the device has slept. */
const SAME_CLOCK_MS = 30_000;

/** The time by the device's clock at which the page's own began: another one once the device's was set. */
const clockSetTo = (): number => Date.now() - performance.now();

/**
 * `isOver`: the learner has signed out; from then on nothing is read, written or changed. `readClock`: how many ms the device's
 * clock is behind the server's, undefined where it cannot be known now.
 */
export function createSync(
  account: Account,
  { progress, unsaved }: Device,
  isOver: () => boolean,
  readClock: () => Promise<number | undefined>,
) {
  let hasRead = false;
  let clock: { offsetMs: number; setTo: number } | undefined;
  /** The number of refusals of each lesson that waits. */
  const refusals = new Map<string, number>();

  const entryOf = (id: string) => progress.get().find(({ videoId }) => videoId === id);
  const without = (id: string) => (unsaved.get() ?? []).filter((one) => one !== id);
  const merge = (entries: readonly Progress[]) =>
    progress.set(trimmed(mergeLists(progress.get(), entries), unsaved.get()));

  /** Reads the account, once, then writes what it does not have. Throws the BackendError of the first call that fails. */
  async function sync(): Promise<void> {
    if (isOver()) return;
    if (knownOffset() === undefined) {
      const offsetMs = await readClock();
      clock = offsetMs === undefined ? undefined : { offsetMs, setTo: clockSetTo() };
    }
    if (isOver()) return;
    if (!hasRead) await read();
    for (const id of unsaved.get() ?? []) {
      if (isOver()) return;
      try {
        await save(id);
      } catch (error) {
        if (!isOver()) unsaved.set([...without(id), id]); // the others are not to wait for it next time
        if (backendErrorKind(error) === 'denied') {
          refusals.set(id, (refusals.get(id) ?? 0) + 1);
          clock = undefined; // it may have been set meanwhile
        }
        throw error;
      }
    }
  }

  async function read(): Promise<void> {
    const entries = await account.readPage();
    if (isOver()) return;
    hasRead = true;
    const waiting = unsaved.get() ?? progress.get().map(({ videoId }) => videoId);
    unsaved.set(waiting); // first: what waits is not trimmed
    correct();
    if (entries.length > 0) merge(entries);
    const saved = new Map(entries.map((entry) => [entry.videoId, entry]));
    const ids = new Set([...waiting, ...saved.keys()]);
    unsaved.set([...ids].filter((id) => entryOf(id) && !isEqual(entryOf(id), saved.get(id))));
  }

  /** The lesson that was watched last, if the account does not have it: its request begins at once. Never throws. */
  async function saveLatest(): Promise<void> {
    const ids = unsaved.get() ?? [];
    const latest = progress.get().find(({ videoId }) => ids.includes(videoId));
    if (latest && !isOver()) await save(latest.videoId, account.writeOnLeave).catch(() => {}); // it waits on the device
  }

  /** Undefined where it was not read yet, and once the device's clock was set, or has slept, since it was read. */
  const knownOffset = () =>
    clock && Math.abs(clockSetTo() - clock.setTo) < SAME_CLOCK_MS ? clock.offsetMs : undefined;

  /** Before anything is compared with the account or sent there: notes by a clock that is wrong. */
  function correct(): void {
    const offsetMs = knownOffset();
    if (offsetMs === undefined) return;
    const known = progress.get();
    const corrected = known.map((entry, index) => correctedNote(entry, offsetMs, index));
    if (corrected.some((entry, index) => entry !== known[index])) progress.set(corrected);
  }

  async function save(id: string, writeOne = account.write): Promise<void> {
    correct();
    const [entry] = parseProgress([entryOf(id)]); // what cannot be stored at all does not wait for ever
    const written = entry && (await write(entry, writeOne));
    if (isOver() || (entry && !written)) return;
    refusals.delete(id);
    if (!entry || isEqual(entryOf(id), written)) unsaved.set(without(id));
  }

  /** Resolves to what the account then has, merged with what another device has written; undefined once it is over. */
  async function write(entry: Progress, writeOne: Account['write']): Promise<Progress | undefined> {
    for (let merges = 0; ; merges += 1) {
      try {
        await writeOne(entry);
        return entry;
      } catch (error) {
        if (backendErrorKind(error) !== 'denied' || merges === MAX_MERGES || isOver()) throw error;
        const known = await account.readOne(entry.videoId);
        if (isOver()) return undefined;
        const merged = known && mergeProgress(entry, known);
        if (!merged || isEqual(merged, entry)) throw error; // the account has nothing more: the entry itself is refused
        merge([merged]);
        if (isEqual(merged, known)) return merged; // such as the write of a page that was closed before it knew
        entry = merged;
      }
    }
  }

  // Once may pass: the document of a new learner is still being written, or the device's clock was set.
  const isRefused = () => [...refusals.values()].some((times) => times > 1);

  return { sync, saveLatest, hasRead: () => hasRead, isRefused };
}

/**
 * A note of this device by the server's clock, once: `offsetMs` is how much the device's clock is behind that one, and taken to
 * have been so when the note was made. What then still lies in the future, such as after the clock was set, is of now; several keep their
 * order, the latest first, by their `index`.
 */
function correctedNote(entry: Progress, offsetMs: number, index: number): Progress {
  const { isByDevice, ...note } = entry;
  const nowMs = Date.now() + offsetMs - index;
  if (!isByDevice) return notAfter(entry, nowMs);
  return notAfter({ ...note, watchedAtMs: Math.max(0, note.watchedAtMs + offsetMs) }, nowMs);
}

/**
 * The state of reading a signed-in learner's account, since the sign-in or the start of the page. `isRefused`: the account does
 * not take some of this device's progress, which stays here. 'notAgreed': the account has no consent, 'off': its learner
 * keeps progress on the device; nothing leaves it.
 */
type SyncState =
  | { status: 'reading' }
  | { status: 'notAgreed' }
  | { status: 'off' }
  | { status: 'read'; isRefused: boolean }
  | { status: 'failed'; retry(): Promise<unknown> };

/** Written by the shell, which reads the account. */
export const syncState = createStore<SyncState>()(() => ({ status: 'reading' }));

export const useSyncState = (): SyncState => useStore(syncState);
