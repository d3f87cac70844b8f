import { useLocation, useNavigate } from '@bazaar/shared/router';

/**
 * Returns a function that corrects the query of the page's URL, in the same entry of the history. It does nothing once
 * another entry is the current one: after a quick Back, the page that is still shown would otherwise overwrite the page
 * that comes.
 */
export function useReplaceSearch() {
  const { key } = useLocation();
  const navigate = useNavigate();
  return (search: URLSearchParams | Record<string, string>, state?: object | null): void => {
    if (isCurrentEntry(key))
      void navigate(
        { search: String(new URLSearchParams(search)) },
        { replace: true, state, preventScrollReset: true },
      );
  };
}

/** Browser routers store the key of an entry in its state, except the first one's, 'default'; others store nothing. */
function isCurrentEntry(key: string): boolean {
  const state = history.state as { key?: string } | null;
  return state === null || (state.key ?? 'default') === key;
}
