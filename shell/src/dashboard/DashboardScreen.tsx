import { paths } from '@bazaar/shared/contracts/paths';
import { Navigate, useLocation } from '@bazaar/shared/router';
import { useSession } from '@bazaar/shared/session';
import { useDocumentTitle } from '@bazaar/shared/ui/useDocumentTitle';
import { RemoteSkeleton } from '../remotes/RemoteSkeleton.tsx';
import { Dashboard } from './Dashboard.tsx';
import { messages } from './messages.ts';

/** Where a sign-in leads (§2, §4): whoever is not signed in is sent to sign in, and comes back. */
export function DashboardScreen() {
  useDocumentTitle(messages.title);
  const session = useSession();
  const { state } = useLocation();
  if (session.status === 'unknown') return <RemoteSkeleton />;
  if (session.status === 'anonymous') return <Navigate to={paths.login} state={{ from: paths.dashboard }} replace />;
  return <Dashboard uid={session.user.uid} notice={noticeOf(state)} />;
}

/** What sign-in has to say; navigation state is hostile like all else. */
function noticeOf(state: unknown): string | undefined {
  const notice = typeof state === 'object' && state !== null && 'notice' in state ? state.notice : undefined;
  return typeof notice === 'string' ? notice.slice(0, 200) : undefined;
}
