import { useSyncExternalStore } from 'react';
import { SURVIVORS_KEY } from '../contracts/documentProtocol.ts';
import { clearStored, readStored, writeStored } from './webStorage.ts';

/** A value that this device remembers, with one copy in memory for the whole page. */
export interface Remembered<T> {
  get(): T;
  /** Undefined forgets it. Returns whether it will outlive the page: storage may be blocked or full. */
  set(value: T | undefined): boolean;
  /** Calls at every change, in other tabs too; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

interface Options {
  /** As long as the tab lives, not longer. */
  session?: boolean;
  /** The value belongs to the device and says nothing about who used it: signing out leaves it. */
  survivesSignOut?: boolean;
}

interface Copy extends Remembered<unknown>, Options {
  /** Drops the copy in memory: the next reader finds what is stored. */
  drop(): void;
}

const copies = new Map<string, Copy>();

/** Firebase itself removes a user who signs out; what it has stored afterwards belongs to the next one. */
const FIREBASE = 'firebase:';

/**
 * Returns what this device remembers under `key`, until the visitor signs out unless it `survivesSignOut`. `parse` (a schema)
 * turns whatever is stored, or undefined, into the value, and never throws. The only user of web storage.
 */
export function remembered<T>(
  key: string,
  parse: (stored: unknown) => T,
  { session = false, survivesSignOut = false }: Options = {},
): Remembered<T> {
  const existing = copies.get(key);
  if (existing) return existing as Copy & Remembered<T>; // a remote that was loaded a second time
  const listeners = new Set<() => void>();
  let copy: { value: T } | undefined;
  const change = (next: typeof copy) => {
    copy = next;
    for (const listener of listeners) listener();
  };
  const created: Omit<Copy, keyof Remembered<unknown>> & Remembered<T> = {
    session,
    survivesSignOut,
    get: () => (copy ??= { value: parse(readStored(key, session)) }).value,
    set(value) {
      if (!survivesSignOut && hasSignedOutInAnotherTab()) return false; // the value was made of what the other visitor had
      if (survivesSignOut && value !== undefined) storeAsSurvivor(key);
      const isStored = writeStored(key, value, session);
      change({ value: value === undefined ? parse(undefined) : value });
      return isStored;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    drop: () => change(undefined),
  };
  copies.set(key, created as Copy);
  return created;
}

/** The remembered value for a component. */
export const useRemembered = <T>({ subscribe, get }: Remembered<T>): T => useSyncExternalStore(subscribe, get);

const VISIT = 'bazaar.visit';
/** The number of visitors who have signed out on this device. */
const visits = remembered(VISIT, toCount, { survivesSignOut: true });
/** The sign-outs seen by this page: they count where storage is blocked too. */
let signOuts = 0;

const survivors = remembered(SURVIVORS_KEY, (stored) => (Array.isArray(stored) ? (stored as readonly unknown[]) : []), {
  survivesSignOut: true,
});

function storeAsSurvivor(key: string): void {
  const keys = survivors.get();
  const isOwn = key === VISIT || key === SURVIVORS_KEY; // always loaded
  if (!isOwn && !keys.includes(key)) survivors.set([...keys, key]);
}

const survives = (key: string): boolean =>
  copies.get(key)?.survivesSignOut || survivors.get().includes(key) || key.startsWith(FIREBASE);

// A tab that was closed or put aside while somebody signed out is restored with what it had.
if (toCount(readStored(VISIT, true)) !== visits.get()) clearTab();
// Optional, because parsers are also tested where there is no page.
globalThis.addEventListener?.('storage', ({ key }) => {
  for (const [name, copy] of copies) if (!copy.session && name !== VISIT && (key === null || key === name)) copy.drop();
  hasSignedOutInAnotherTab();
});
// It has not heard of what other tabs have changed meanwhile either: its copies would be written over that.
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (!persisted || hasSignedOutInAnotherTab()) return;
  for (const [name, copy] of copies) if (!copy.session && name !== VISIT) copy.drop();
});

/** The number of the present visit: another one once somebody has signed out, in whatever tab. */
export const currentVisit = (): number => visits.get();

export const useCurrentVisit = (): number => useRemembered(visits);

/** Returns a function that calls `act`, and does nothing once the present visitor has signed out: for what effects and timers write late. */
export function duringThisVisit<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const before = signOuts;
  return (...args) => {
    if (signOuts === before && !hasSignedOutInAnotherTab()) act(...args);
  };
}

/**
 * Forgets, in every tab, all that is remembered of the visitor of that visit; once, though every tab hears of a sign-out. Returns
 * whether this tab was the first.
 */
export function forgetRemembered(visit: number): boolean {
  if (hasSignedOutInAnotherTab() || visits.get() !== visit) return false;
  visits.set(visit + 1); // first: from now on the other tabs write nothing of this visitor
  clearStored(false, survives);
  forgetHere();
  return true;
}

/** Forgets what other tabs cannot reach: this page's memory and this tab's storage. */
function forgetHere(): void {
  signOuts += 1;
  clearTab();
  for (const [key, copy] of copies) if (!survives(key)) copy.drop();
}

function clearTab(): void {
  clearStored(true, survives);
  writeStored(VISIT, visits.get(), true);
}

/** Another tab's event may come late, or never to a page that the browser had put aside; the storage itself knows. */
function hasSignedOutInAnotherTab(): boolean {
  const stored = readStored(VISIT, false);
  if (stored === undefined || toCount(stored) === visits.get()) return false;
  copies.get(VISIT)?.drop();
  forgetHere();
  return true;
}

function toCount(stored: unknown): number {
  return typeof stored === 'number' ? stored : 0;
}
