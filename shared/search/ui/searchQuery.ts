import { MAX_QUERY_LENGTH } from '../constants.ts';
import { KINDS, type Kind } from '../entries.ts';

export interface SearchQuery {
  query: string;
  /** Absent: all kinds. */
  kind?: Kind | undefined;
}

/** What an address asks for: anyone can write anything there. Never throws. */
export function searchQuery(search: string): SearchQuery {
  const given = new URLSearchParams(search);
  const kind = given.get('kind');
  return {
    query: (given.get('q') ?? '').slice(0, MAX_QUERY_LENGTH).trim(),
    kind: KINDS.find((one) => one === kind),
  };
}

/** The same as the parameters of an address; none for an empty query. */
export function toQuery({ query, kind }: SearchQuery): Record<string, string> {
  const text = query.trim();
  return text ? { q: text, ...(kind && { kind }) } : {};
}
