import { join } from 'node:path';
import { takeLock } from '../lock/processLock.ts';

/** Not in the spec: how long a command waits for another one. */
const WAIT_MS = 60_000;

/** Runs `act` while no other process changes this site; waits for up to `waitMs`, then throws who does, and what. */
export function withSiteLock<T>(out: string, what: string, act: () => T, waitMs = WAIT_MS): T {
  const release = takeLock(join(out, 'locks'), what, waitMs);
  try {
    return act();
  } finally {
    release();
  }
}
