import { QueryClient } from '@tanstack/react-query';
import { BackendError } from '../firebase/backendError.ts';
import { persistedQueries } from './persistedQueries.ts';

/** Not in the spec: a result this fresh is not read again when a screen opens. */
const FRESH_FOR_MS = 60_000;

/** Not in the spec: the first pause before retrying a busy server; docs/behaviour.md, Lists and data. */
const BUSY_DELAY_MS = 2_000;
const UNREACHABLE_DELAY_MS = 500;
const RETRIES = { unreachable: 1, busy: 1, timedOut: 0, denied: 0, invalid: 0, unknown: 0 } as const;

/** The one query client of a page. Successful results are persisted on the device (§4: 'Some data may be outdated'). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        persister: persistedQueries,
        staleTime: ({ state }) => freshForMs(state.dataUpdatedAt, Date.now()),
        retry: shouldRetry,
        retryDelay: retryDelayMs,
        // Offline is an error like any other: the screen shows it instead of waiting without a message.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: 'always',
      },
    },
  });
}

/**
 * Returns how long a result counts as fresh, in ms since it was read. Without network nothing does: the screen warns that saved data
 * may be outdated (§4). Nor does one from a time to come: the clock was set back since.
 */
export function freshForMs(readAtMs: number, nowMs: number): number {
  if (readAtMs > nowMs) return -Infinity;
  return navigator.onLine ? FRESH_FOR_MS : 0;
}

/** True for a failed read that is tried again by itself. A deadline that ran out is not: the reader has waited enough. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return error instanceof BackendError && failures < RETRIES[error.kind];
}

/** The pause before a retry, in ms, with jitter so that many phones do not return at once. */
export function retryDelayMs(_failures: number, error: unknown, random: () => number = Math.random): number {
  const base = error instanceof BackendError && error.kind === 'busy' ? BUSY_DELAY_MS : UNREACHABLE_DELAY_MS;
  return base * (1 + random());
}
