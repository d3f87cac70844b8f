import { paths } from '@bazaar/shared/contracts/paths';
import { useLocation, useNavigate } from '@bazaar/shared/router';
import { useCallback, useEffect, useState } from 'react';
import { draftOf, type Draft } from './draft.ts';

/** What the history entry says: the page that asked for the sign-in, whether it is asked of somebody signed in, a draft. */
interface Entry {
  draft: Draft | undefined;
  next: string;
  isReauthentication: boolean;
  keepDraft(draft: Draft | undefined): void;
}

/** What an earlier life of this page has left, and the way to leave it to the next one. */
export function useDraft(visit: number): Entry {
  const navigate = useNavigate();
  const [entered] = useState<unknown>(useLocation().state);
  const state: object = typeof entered === 'object' && entered ? entered : {};
  const next = pageThatAsked(state);
  const draft = draftOf(state, visit);
  const isForeign = 'draft' in state && state.draft !== undefined && draft === undefined;
  const isReauthentication = !isForeign && 'isReauthentication' in state && state.isReauthentication === true;
  const keepDraft = useCallback(
    (draft: Draft | undefined) =>
      void navigate(paths.login, { replace: true, state: { from: next, isReauthentication, draft } }),
    [navigate, next, isReauthentication],
  );
  useEffect(() => {
    if (isForeign) keepDraft(undefined); // of a visitor who has signed out
  }, [isForeign, keepDraft]);
  return { draft, next, isReauthentication, keepDraft };
}

/** docs/decisions/010: to the page that asked for the sign-in, else the dashboard. Only a path of this site counts. */
function pageThatAsked(state: object): string {
  const from = 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : paths.dashboard;
}
