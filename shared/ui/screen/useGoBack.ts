import { useNavigate } from '@bazaar/shared/router';

/** Back in the history of this visit; a visitor who came by a link goes to the page above. */
export function useGoBack(parent: string): () => void {
  const navigate = useNavigate();
  return () => {
    const hasHistory = (history.state as { idx?: number } | null)?.idx;
    if (hasHistory) void navigate(-1);
    else void navigate(parent, { replace: true });
  };
}
