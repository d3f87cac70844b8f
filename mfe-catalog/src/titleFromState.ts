import { useLocation } from '@bazaar/shared/router';

/** The title that the page before handed on. Navigation state is hostile like all else, and absent on a bare link. */
export function useTitleFromState(otherwise: string): string {
  const state: unknown = useLocation().state;
  const title = typeof state === 'object' && state !== null && 'title' in state ? state.title : undefined;
  return typeof title === 'string' && title.trim() ? title.slice(0, 80) : otherwise;
}
