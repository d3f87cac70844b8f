import { QueryClient } from '@tanstack/react-query';
import { shouldRetry, retryDelayMs } from './retry.ts';
import { savedQueries } from './savedQueries.ts';

/** Not in the spec: an answer this fresh is not asked for again when a screen opens. */
const FRESH_FOR_MS = 60_000;

/** The one query client of a page. Successful answers are kept on the device (§4: 'Some data may be outdated'). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        persister: savedQueries,
        // Without network nothing counts as fresh: the reader is told that what was saved may be outdated (§4).
        staleTime: () => (navigator.onLine ? FRESH_FOR_MS : 0),
        retry: shouldRetry,
        retryDelay: retryDelayMs,
        // Offline is an answer like any other: the screen says so instead of waiting in silence.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: 'always',
      },
    },
  });
}
