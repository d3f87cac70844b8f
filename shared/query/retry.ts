import { BackendError } from '../firebase/backendError.ts';

/** Not in the spec: the first pause before asking a busy server again; docs/decisions/010, Lists and data. */
const BUSY_DELAY_MS = 2_000;
const UNREACHABLE_DELAY_MS = 500;

const RETRIES = { unreachable: 1, busy: 1, timedOut: 0, denied: 0, invalid: 0, unknown: 0 } as const;

/** Whether a failed read is worth asking again by itself. A deadline that ran out is not: the reader has waited enough. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return error instanceof BackendError && failures < RETRIES[error.kind];
}

/** How long to wait first, in ms, with jitter so that many phones do not return at once. */
export function retryDelayMs(_failures: number, error: unknown, random: () => number = Math.random): number {
  const base = error instanceof BackendError && error.kind === 'busy' ? BUSY_DELAY_MS : UNREACHABLE_DELAY_MS;
  return base * (1 + random());
}
