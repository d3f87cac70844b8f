/** Gives the early reads of the document (docs/decisions/023) to the reads of the first screen. Each is used once. */
import { withDeadline } from '@bazaar/shared/device';
import { earlyReadKey, type EarlyRead } from '../contracts/earlyReads.ts';
import { READ_DEADLINE_MS } from './deadline.ts';

/** Not in the spec: what is read early gets half of the time; the usual read has the rest. */
const EARLY_WITHIN_MS = READ_DEADLINE_MS / 2;

/** Not in the spec: however late the first screen comes, what is older is not shown. */
const VALID_FOR_MS = 60_000;

/** Sooner once the first screen has taken its own: later screens are shown what is current. */
let validUntilMs = performance.now() + VALID_FOR_MS;

/** The results that have arrived, by key: of a promise alone that cannot be seen. */
const arrived = new Map<string, unknown>();
for (const [key, early] of globalThis.earlyReads ?? [])
  void early.then(
    (json) => arrived.set(key, json),
    () => {},
  );

/** The result of an early read, if it has arrived and `decode` can use it; undefined else. */
export function arrivedEarly<T>(read: EarlyRead, decode: (json: unknown) => T | undefined): T | undefined {
  const key = earlyReadKey(read);
  return arrived.has(key) && take(key) ? decode(arrived.get(key)) : undefined;
}

/**
 * The result of an early read, or what `readUsually` reads: where there is none, where it has failed, comes late, or is nothing
 * that `decode` can use. `readUsually` gets what is then left of the deadline of one read, in ms; its error is thrown.
 */
export async function readEarly<T>(
  read: EarlyRead,
  decode: (json: unknown) => T | undefined,
  readUsually: (withinMs: number) => Promise<T>,
): Promise<T> {
  const early = take(earlyReadKey(read));
  if (!early) return readUsually(READ_DEADLINE_MS);
  const startedAt = performance.now();
  const found = await withDeadline(early, EARLY_WITHIN_MS, new Error('late')).then(decode, () => undefined);
  if (found !== undefined) return found;
  return readUsually(startedAt + READ_DEADLINE_MS - performance.now());
}

function take(key: string): Promise<unknown> | undefined {
  const early = globalThis.earlyReads?.get(key);
  if (!early) return undefined;
  globalThis.earlyReads?.delete(key);
  const nowMs = performance.now();
  const isValid = nowMs < validUntilMs;
  validUntilMs = Math.min(validUntilMs, nowMs + READ_DEADLINE_MS);
  return isValid ? early : undefined;
}
