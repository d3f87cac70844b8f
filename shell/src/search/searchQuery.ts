import { cutText } from '@bazaar/shared/contracts/cutText';
import { MAX_QUERY_LENGTH } from '@bazaar/shared/search/constants';
import { KINDS, type Kind } from '@bazaar/shared/search/entries';

export interface SearchQuery {
  query: string;
  /** Absent: all kinds. */
  kind?: Kind | undefined;
}

/** A query as it stands in an address and is read from there again: cut, between characters. Twice is the same as once. */
export const queryText = (typed: string): string => cutText(typed, MAX_QUERY_LENGTH).trim();

/** Reads query and filter from an address, in which anyone can write anything. Never throws. */
export function searchQuery(search: string): SearchQuery {
  const parameters = new URLSearchParams(search);
  const kind = parameters.get('kind');
  return {
    query: queryText(parameters.get('q') ?? ''),
    kind: KINDS.find((one) => one === kind),
  };
}

/** Returns query and filter as the parameters of an address; none for an empty query. */
export function toQuery({ query, kind }: SearchQuery): Record<string, string> {
  const text = queryText(query);
  return text ? { q: text, ...(kind && { kind }) } : {};
}
