import { paths } from '@bazaar/shared/contracts/paths';
import { Button, ButtonLink } from '@bazaar/shared/ui/Button';
import { useDocumentTitle } from '@bazaar/shared/ui/useDocumentTitle';
import { messages } from '../messages.ts';
import styles from './RouteError.module.css';

/** §2: unexpected routing failures show this with the error's text. */
export function RouteError({ text, canReload = true }: { text: string; canReload?: boolean }) {
  useDocumentTitle(messages.unexpectedError);
  return (
    <section className={styles.error} data-error>
      <h1>{messages.unexpectedError}</h1>
      <pre className={styles.text}>{text}</pre>
      <div className={styles.actions}>
        {canReload && <Button onClick={() => location.reload()}>{messages.reload}</Button>}
        <ButtonLink to={paths.home} kind="line">
          {messages.home}
        </ButtonLink>
      </div>
    </section>
  );
}
