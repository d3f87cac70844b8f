import { useQuery } from '@tanstack/react-query';
import { readAgain, useEarlyResult } from './useEarlyResult.ts';

/** A single thing to read, as a value. `fetch` gives null when there is none. */
export interface DocumentQuery<T> {
  key: readonly string[];
  fetch(context?: { readonly signal: AbortSignal }): Promise<T | null>;
  /** The result where the document has read it already, once; else undefined. */
  firstValue?(): T | null | undefined;
  /** The screen is whole without it: read once each time it is shown, not persisted, no failed read of a screen in the reports. */
  isOptional?: true;
}

export interface DocumentResult<T> {
  status: 'loading' | 'loaded' | 'missing' | 'error';
  value?: T;
  error?: Error;
  refresh(): void;
}

const NOTHING = ['nothing'];

const OPTIONAL = {
  persister: undefined,
  staleTime: Infinity,
  gcTime: 0,
  refetchOnReconnect: false,
  meta: { isOptional: true },
} as const;

/** Reads one thing: a topic by its id, say. Undefined reads nothing and stays 'loading'. */
export function useDocument<T>(query: DocumentQuery<T> | undefined): DocumentResult<T> {
  const queryKey = query?.key ?? NOTHING;
  useEarlyResult(queryKey, () => query?.firstValue?.());
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: (context) => (query ? query.fetch(context) : null),
    enabled: query !== undefined,
    ...(query?.isOptional && OPTIONAL),
  });
  const refresh = () => void readAgain(refetch);
  if (data === undefined)
    return { status: error && !isFetching ? 'error' : 'loading', error: error ?? undefined, refresh };
  return data === null ? { status: 'missing', refresh } : { status: 'loaded', value: data, refresh };
}
