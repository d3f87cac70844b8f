import { paths } from '@bazaar/shared/contracts/paths';
import { userOf } from '@bazaar/shared/data/users';
import { lastWatched } from '@bazaar/shared/player';
import { useAnswer } from '@bazaar/shared/query';
import { Link, Navigate, useLocation } from '@bazaar/shared/router';
import { useSession } from '@bazaar/shared/session';
import { Button } from '@bazaar/shared/ui/Button';
import { DataText } from '@bazaar/shared/ui/DataText';
import { useDocumentTitle } from '@bazaar/shared/ui/useDocumentTitle';
import { useMemo } from 'react';
import { NAVIGATION } from '../chrome/navigation.ts';
import styles from '../chrome/TextPage.module.css';
import { messages as shellMessages } from '../messages.ts';
import { RemoteSkeleton } from '../remotes/RemoteSkeleton.tsx';
import { signOutHere } from '../services/account.ts';
import { messages } from './messages.ts';

/** Not in the spec: how many lessons wait here. */
const LESSONS_SHOWN = 6;

/** Where a sign-in leads (§2, §4). */
export function DashboardScreen() {
  useDocumentTitle(messages.title);
  const session = useSession();
  const { state } = useLocation();
  if (session.status === 'unknown') return <RemoteSkeleton />;
  if (session.status === 'anonymous') return <Navigate to={paths.login} state={{ from: paths.dashboard }} replace />;
  return <Dashboard uid={session.user.uid} notice={noticeOf(state)} />;
}

function Dashboard({ uid, notice }: { uid: string; notice: string | undefined }) {
  const user = useAnswer(useMemo(() => userOf(uid), [uid]));
  const lessons = lastWatched(LESSONS_SHOWN);
  return (
    <section className={styles.page}>
      {notice && <p role="alert">{notice}</p>}
      <h1>
        <DataText>{messages.greeting(user.value?.firstName)}</DataText>
      </h1>
      <h2>{messages.continueWatching}</h2>
      {lessons.length === 0 && <p>{messages.nothingYet}</p>}
      <ul className={styles.list}>
        {lessons.map(({ videoId, title, path }) => (
          <li key={videoId}>
            <Link to={path}>
              <DataText>{title}</DataText>
            </Link>
          </li>
        ))}
      </ul>
      <h2>{messages.sections}</h2>
      <ul className={styles.list}>
        {NAVIGATION.map(({ name, path }) => (
          <li key={name}>
            <Link to={path}>{shellMessages.navigation[name]}</Link>
          </li>
        ))}
      </ul>
      {/* A failed sign-out leaves the visitor where they are: signed in, with the button still there. */}
      <Button kind="line" onClick={() => void signOutHere().catch(() => {})}>
        {messages.signOut}
      </Button>
    </section>
  );
}

/** What sign-in has to say; navigation state is hostile like all else. */
function noticeOf(state: unknown): string | undefined {
  const notice = typeof state === 'object' && state !== null && 'notice' in state ? state.notice : undefined;
  return typeof notice === 'string' ? notice.slice(0, 200) : undefined;
}
