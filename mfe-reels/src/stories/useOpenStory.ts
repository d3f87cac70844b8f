import { useLocation, useNavigate, useSearchParams } from '@bazaar/shared/router';
import { useReplaceSearch } from '@bazaar/shared/ui/useReplaceSearch';

interface OpenStory {
  id: string | null;
  open(storyId: string): void;
  /** Another story is shown in the open viewer. */
  replace(storyId: string): void;
  close(): void;
  /** There is no such story: removes it from the URL. */
  forget(): void;
}

/** Marks history entries made by a press in the strip: closing goes back. */
interface EntryState {
  isFromStrip?: boolean;
}

/** The open story is in the URL, so that Back closes it and a link opens it. */
export function useOpenStory(): OpenStory {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const replaceSearch = useReplaceSearch();
  const state = useLocation().state as EntryState | null;
  const id = params.get('story');
  return {
    id,
    open: (storyId) =>
      void navigate(
        { search: searchWith(params, storyId).toString() },
        { state: { isFromStrip: true } satisfies EntryState },
      ),
    replace: (storyId) => {
      if (storyId !== id) void navigate({ search: searchWith(params, storyId).toString() }, { replace: true, state });
    },
    forget: () => replaceSearch(searchWith(params)),
    close: () =>
      void (state?.isFromStrip === true
        ? navigate(-1)
        : navigate({ search: searchWith(params).toString() }, { replace: true })),
  };
}

function searchWith(params: URLSearchParams, storyId?: string): URLSearchParams {
  const changed = new URLSearchParams(params);
  changed.delete('story');
  if (storyId !== undefined) changed.set('story', storyId);
  return changed;
}
