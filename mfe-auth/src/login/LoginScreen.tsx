import { useCurrentVisit } from '@bazaar/shared/device';
import { Navigate } from '@bazaar/shared/router';
import { useSession } from '@bazaar/shared/session';
import { useDocumentTitle } from '@bazaar/shared/ui/useDocumentTitle';
import { messages } from '../messages.ts';
import { Login } from './Login.tsx';
import styles from './LoginScreen.module.css';
import { useDraft } from './useDraft.ts';
import { useKnownDetails } from './useKnownDetails.ts';

/** Sign-in by phone number with a one-time code (§2, Login screen). */
export function LoginScreen() {
  useDocumentTitle(messages.title);
  const visit = useCurrentVisit();
  return (
    <section className={styles.screen}>
      <h1>{messages.title}</h1>
      <p className={styles.subtitle}>{messages.subtitle}</p>
      {/* A form that was filled in before a sign-out in another tab is not the next visitor's. */}
      <LoginOfVisit key={visit} visit={visit} />
    </section>
  );
}

function LoginOfVisit({ visit }: { visit: number }) {
  const { draft, next, isReauthentication, keepDraft } = useDraft(visit);
  const known = useKnownDetails(draft?.details);
  const isSignedIn = useSession().status === 'signedIn' && !isReauthentication;
  if (!known) return isSignedIn ? <Navigate to={next} replace /> : null;
  return <Login draft={draft ?? { details: known, visit }} next={next} isSignedIn={isSignedIn} onKeep={keepDraft} />;
}
