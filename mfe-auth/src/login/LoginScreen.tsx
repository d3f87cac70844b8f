import { useDocumentTitle } from '@bazaar/shared/ui/useDocumentTitle';
import { messages } from '../messages.ts';
import { Login } from './Login.tsx';
import styles from './LoginScreen.module.css';
import { useDraft } from './useDraft.ts';
import { useKnownDetails } from './useKnownDetails.ts';

/** Sign-in by phone number with a one-time code (§2, Login screen). */
export function LoginScreen() {
  useDocumentTitle(messages.title);
  const { draft, next, keepDraft } = useDraft();
  const known = useKnownDetails(draft?.details);
  return (
    <section className={styles.screen}>
      <h1>{messages.title}</h1>
      <p className={styles.subtitle}>{messages.subtitle}</p>
      {known && <Login draft={draft ?? { details: known }} next={next} onKeep={keepDraft} />}
    </section>
  );
}
