import { userOf } from '@bazaar/shared/data/users';
import { useDocument } from '@bazaar/shared/query';
import { Link } from '@bazaar/shared/router';
import { toast } from '@bazaar/shared/ui/announce';
import { Button } from '@bazaar/shared/ui/Button';
import { DataText } from '@bazaar/shared/ui/DataText';
import { boardColour } from '@bazaar/shared/ui/boardColour';
import { SectionHeading } from '@bazaar/shared/ui/SectionHeading';
import { useMemo } from 'react';
import { NAVIGATION } from '../chrome/navigation.ts';
import textPage from '../chrome/TextPage.module.css';
import { messages as shellMessages } from '../messages.ts';
import { signOutHere } from '../services/account.ts';
import { ContinueWatching } from '../watching/ContinueWatching.tsx';
import { messages as watching } from '../watching/messages.ts';
import styles from './Dashboard.module.css';
import { messages } from './messages.ts';

/** Greeting, what was begun, the six sections, the way out (docs/decisions/010, Routes). */
export function Dashboard({ uid, notice }: { uid: string; notice: string | undefined }) {
  const user = useDocument(useMemo(() => userOf(uid), [uid]));
  return (
    <section className={`${textPage.page} ${styles.page}`}>
      {notice && (
        <p className={styles.notice} role="alert">
          {notice}
        </p>
      )}
      <h1>
        <DataText>{messages.greeting(user.value?.firstName)}</DataText>
      </h1>
      <ContinueWatching whenEmpty={<p className={styles.nothing}>{watching.nothingYet}</p>} />
      <SectionHeading>{messages.sections}</SectionHeading>
      <ul className={styles.sections}>
        {NAVIGATION.map(({ name, path }) => (
          <li key={name}>
            <Link to={path} style={{ backgroundColor: boardColour(name) }}>
              {shellMessages.navigation[name]}
            </Link>
          </li>
        ))}
      </ul>
      {/* A failed sign-out leaves the visitor where they are: signed in, with the button still there. */}
      <Button kind="line" onClick={() => void signOutHere().catch(() => toast(messages.signOutFailed, 'assertive'))}>
        {messages.signOut}
      </Button>
    </section>
  );
}
