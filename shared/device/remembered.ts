import { useSyncExternalStore } from 'react';
import { isOfTheDevice } from './deviceKeys.ts';
import { clearStored, readStored, writeStored } from './webStorage.ts';

/** A value kept on this device, with one copy in memory for everybody on the page. */
export interface Remembered<T> {
  get(): T;
  /** Undefined forgets it. Returns whether it will outlive the page: storage may be blocked or full. */
  set(value: T | undefined): boolean;
  /** Calls at every change, in other tabs too; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

interface Copy extends Remembered<unknown> {
  isSession: boolean;
  /** Drops the copy in memory: the next reader finds what is stored. */
  drop(): void;
}

const copies = new Map<string, Copy>();

/**
 * What is kept under `key`: until the visitor signs out, or longer where the device owns it (deviceKeys.ts); with
 * `session` as long as the tab. `parse` makes sense of whatever is stored, or of undefined, and never throws.
 */
export function remembered<T>(
  key: string,
  parse: (stored: unknown) => T,
  { session: isSession = false } = {},
): Remembered<T> {
  const known = copies.get(key);
  if (known) return known as Copy & Remembered<T>; // a remote that was loaded a second time
  const listeners = new Set<() => void>();
  let copy: { value: T } | undefined;
  const change = (next: typeof copy) => {
    copy = next;
    for (const listener of listeners) listener();
  };
  const own: Omit<Copy, keyof Remembered<unknown>> & Remembered<T> = {
    isSession,
    get: () => (copy ??= { value: parse(readStored(key, isSession)) }).value,
    set(value) {
      if (!isOfTheDevice(key) && hasLeftInAnotherTab()) return false; // it was made of what the other visitor had
      const isStored = writeStored(key, value, isSession);
      change({ value: value === undefined ? parse(undefined) : value });
      return isStored;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    drop: () => change(undefined),
  };
  copies.set(key, own as Copy);
  return own;
}

/** The remembered value for a component. */
export const useRemembered = <T>({ subscribe, get }: Remembered<T>): T => useSyncExternalStore(subscribe, get);

const VISIT = 'bazaar.visit';
/** How many visitors have signed out on this device. */
const visits = remembered(VISIT, toCount);
/** The same for this page: it counts where storage is blocked too. */
let departures = 0;

// A tab that was closed or put aside while somebody signed out is restored with what it had.
if (toCount(readStored(VISIT, true)) !== visits.get()) clearTab();
// Optional, because parsers are also tested where there is no page.
globalThis.addEventListener?.('storage', ({ key }) => {
  for (const [name, copy] of copies)
    if (!copy.isSession && name !== VISIT && (key === null || key === name)) copy.drop();
  hasLeftInAnotherTab();
});
globalThis.addEventListener?.('pageshow', ({ persisted }) => void (persisted && hasLeftInAnotherTab()));

/** The number of the present visit: another one once somebody has signed out, in whatever tab. */
export const currentVisit = (): number => visits.get();

export const useCurrentVisit = (): number => useRemembered(visits);

/** The same function, which does nothing once the visitor of now has left: for what effects and timers write late. */
export function duringThisVisit<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const begun = departures;
  return (...args) => {
    if (departures === begun && !hasLeftInAnotherTab()) act(...args);
  };
}

/** Forgets, in every tab, all that is remembered of the visitor of that visit; once, though every tab hears of a sign-out. */
export function forgetRemembered(visit: number): void {
  if (hasLeftInAnotherTab() || visits.get() !== visit) return;
  visits.set(visit + 1); // first: from now on the other tabs write nothing of the visitor any more
  clearStored(false, isOfTheDevice);
  forgetHere();
}

/** What other tabs cannot reach: this page's memory and this tab's storage. */
function forgetHere(): void {
  departures += 1;
  clearTab();
  for (const [key, copy] of copies) if (!isOfTheDevice(key)) copy.drop();
}

function clearTab(): void {
  clearStored(true, isOfTheDevice);
  writeStored(VISIT, visits.get(), true);
}

/** Another tab's event may come late, or never to a page that the browser had put aside; the storage itself knows. */
function hasLeftInAnotherTab(): boolean {
  const stored = readStored(VISIT, false);
  if (stored === undefined || toCount(stored) === visits.get()) return false;
  copies.get(VISIT)?.drop();
  forgetHere();
  return true;
}

function toCount(stored: unknown): number {
  return typeof stored === 'number' ? stored : 0;
}
