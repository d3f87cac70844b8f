import { paths } from '@bazaar/shared/contracts/paths';
import { useLocation, useNavigate } from '@bazaar/shared/router';
import { useCallback, useState } from 'react';
import { draftOf, type Draft } from './draft.ts';

/** What an earlier life of this page has left, and the way to leave it to the next one. */
export function useDraft(): { draft: Draft | undefined; next: string; keepDraft(draft: Draft | undefined): void } {
  const navigate = useNavigate();
  const [entered] = useState<unknown>(useLocation().state);
  const next = pageThatAsked(entered);
  const keepDraft = useCallback(
    (draft: Draft | undefined) => void navigate(paths.login, { replace: true, state: { from: next, draft } }),
    [navigate, next],
  );
  return { draft: draftOf(entered), next, keepDraft };
}

/** docs/decisions/010: to the page that asked for the sign-in, else the dashboard. Only a path of this site counts. */
function pageThatAsked(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : paths.dashboard;
}
