import { useEffect, useState } from 'react';
import { DEBOUNCE_MS } from '@bazaar/shared/search/constants';
import type { SearchResult, SearchIndex } from '@bazaar/shared/search/searchIndex';

export interface SearchState {
  status: 'idle' | 'loading' | 'loaded' | 'error';
  /** While loading that of what was typed before: it stays until there is a new one. */
  result?: SearchResult | undefined;
  /** Only the lessons on the device were searched. */
  isSavedOnly?: boolean | undefined;
}

interface Options {
  index: SearchIndex;
  /** Searched instead where the index cannot be had without a network. */
  saved: SearchIndex;
  /** Another number searches again. */
  attempt: number;
}

/** The outcome of a search; `of` says of which one. */
interface Found extends Pick<SearchState, 'result' | 'isSavedOnly'> {
  of: string;
  status: 'loaded' | 'error';
}

/** Searches for what is typed, shortly after the last key; a newer query cancels the one before, so that the newest result is shown. */
export function useSearch(query: string, { index, saved, attempt }: Options): SearchState {
  const [found, setFound] = useState<Found>();
  const text = query.trim();
  const of = `${attempt} ${text}`;
  useEffect(() => {
    if (!text) return;
    const controller = new AbortController();
    const { signal } = controller;
    const show = async (from: SearchIndex, isSavedOnly: boolean) => {
      for await (const result of from.search(text, signal))
        if (!signal.aborted) setFound({ of, status: 'loaded', result, isSavedOnly });
    };
    const search = () =>
      show(index, false)
        .catch((error: unknown) => {
          if (navigator.onLine) throw error;
          return show(saved, true);
        })
        .catch(() => {
          if (!signal.aborted) setFound({ of, status: 'error' });
        });
    const timer = setTimeout(() => void search(), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, of, index, saved]);
  if (!text) return { status: 'idle' };
  return found?.of === of ? found : { ...found, status: 'loading' };
}
