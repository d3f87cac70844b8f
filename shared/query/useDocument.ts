import { useQuery } from '@tanstack/react-query';

/** A single thing to read, as a value. `fetch` gives null when there is none. */
export interface DocumentQuery<T> {
  key: readonly string[];
  fetch(): Promise<T | null>;
}

export interface Answer<T> {
  status: 'loading' | 'loaded' | 'missing' | 'error';
  value?: T;
  error?: Error;
  refresh(): void;
}

/** Reads one thing: a topic by its id, say. Pass undefined while there is nothing to ask. */
export function useDocument<T>(asked: DocumentQuery<T> | undefined): Answer<T> {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: asked?.key ?? ['nothing'],
    queryFn: () => (asked ? asked.fetch() : null),
    enabled: asked !== undefined,
  });
  const refresh = () => void refetch({ cancelRefetch: false });
  if (data === undefined)
    return { status: error && !isFetching ? 'error' : 'loading', error: error ?? undefined, refresh };
  return data === null ? { status: 'missing', refresh } : { status: 'loaded', value: data, refresh };
}
