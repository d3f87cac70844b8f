import { noticeFrom, type SignInReason } from '@bazaar/shared/contracts/navigationState';
import * as paths from '@bazaar/shared/contracts/paths';
import { userOf } from '@bazaar/shared/data/users';
import { useDocument, useIsSlow } from '@bazaar/shared/query';
import { Link, Navigate, useLocation } from '@bazaar/shared/router';
import { useSession, type SessionUser } from '@bazaar/shared/session';
import { boardColour } from '@bazaar/shared/ui/boardColour';
import { Button } from '@bazaar/shared/ui/Button';
import { DataText } from '@bazaar/shared/ui/DataText';
import { SectionHeading } from '@bazaar/shared/ui/SectionHeading';
import { useDocumentTitle } from '@bazaar/shared/ui/useDocumentTitle';
import { useEffect, useState } from 'react';
import { NAVIGATION } from '../chrome/navigation.ts';
import textPage from '../chrome/TextPage.module.css';
import { dashboard, navigation } from '../texts.ts';
import { RemoteSkeleton } from '../remotes/RemotePanel.tsx';
import { DownloadedLessons } from '../downloads/DownloadedLessons.tsx';
import { SignOutDialog } from '../signOut/SignOutDialog.tsx';
import { followLearner } from '../watching/followLearner.ts';
import { AskConsent } from '../yourData/AskConsent.tsx';
import { YourData } from '../yourData/YourData.tsx';
import styles from './Dashboard.module.css';
import { useIsReading, WatchedLessons, WatchedSkeleton } from './WatchedLessons.tsx';

const SENT_HERE = { from: paths.dashboard, reason: { act: 'dashboard' } satisfies SignInReason };

/** The screen that a sign-in leads to (§2, §4): a visitor who is not signed in is sent to sign in, and returns. */
export function DashboardScreen() {
  useDocumentTitle(dashboard.title);
  const session = useSession();
  const { state } = useLocation();
  if (session.status === 'unknown') return <RemoteSkeleton />;
  if (session.status === 'anonymous') return <Navigate to={paths.login} state={SENT_HERE} replace />;
  return <Dashboard account={session.user} notice={noticeFrom(state)} />;
}

/** Greeting, what was watched, the six sections, Sign Out (docs/behaviour.md, Routes). */
function Dashboard({ account, notice }: { account: SessionUser; notice: string | undefined }) {
  const { uid } = account;
  const user = useDocument(userOf(uid));
  useEffect(() => followLearner(uid), [uid]); // where the start of the page could not load the code for it
  const isReading = useIsReading();
  const isSlow = useIsSlow(isReading);
  return (
    <section className={`${textPage.page} ${styles.page}`}>
      {notice && (
        <p className={styles.notice} role="alert">
          {notice}
        </p>
      )}
      <h1>
        <DataText>{dashboard.greeting(user.value?.firstName)}</DataText>
      </h1>
      <AskConsent user={account} />
      {isReading ? <WatchedSkeleton isSlow={isSlow} /> : <WatchedLessons />}
      {/* The height of what comes before them is not known yet: they would move. */}
      {(!isReading || isSlow) && (
        <>
          <DownloadedLessons />
          <YourData user={account} />
          <Sections />
        </>
      )}
    </section>
  );
}

function Sections() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <SectionHeading>{dashboard.sections}</SectionHeading>
      <ul className={styles.sections}>
        {NAVIGATION.map(({ name, path }) => (
          <li key={name}>
            <Link to={path} style={{ backgroundColor: boardColour(name) }}>
              {navigation[name]}
            </Link>
          </li>
        ))}
      </ul>
      <Button kind="line" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {dashboard.signOut}
      </Button>
      {isAsking && <SignOutDialog onClose={() => setIsAsking(false)} />}
    </>
  );
}
