import * as paths from '@bazaar/shared/contracts/paths';
import { onlyNewPageHelps } from '@remotes-kit/runtime/rememberedFailure';
import { ScreenLoadError } from '@bazaar/shared/router';
import { Button, ButtonLink } from '@bazaar/shared/ui/Button';
import { useDocumentTitle } from '@bazaar/shared/ui/useDocumentTitle';
import { useCallback } from 'react';
import { screen as texts } from '../texts.ts';
import { NotSaved } from '../offline/NotSaved.tsx';
import { mayLackNetwork } from '@bazaar/shared/device/network';
import styles from './RouteError.module.css';

/** Replaces a screen of the shell that throws. */
export function RouteError({ error, onTryAgain }: { error: unknown; onTryAgain(): void }) {
  const loadAgain = useCallback(() => {
    if (onlyNewPageHelps(error)) return reloadPage();
    (error as ScreenLoadError).forget?.();
    onTryAgain();
  }, [error, onTryAgain]);
  if (error instanceof ScreenLoadError && mayLackNetwork()) return <NotSaved onTryAgain={loadAgain} />;
  return <ErrorPage text={error instanceof Error ? error.message : String(error)} canReload />;
}

export const NotFound = () => <ErrorPage text={texts.notFound} />;

/** §2: unexpected routing failures show this with the error's text. */
function ErrorPage({ text, canReload = false }: { text: string; canReload?: boolean }) {
  useDocumentTitle(texts.unexpectedError);
  return (
    <section className={styles.error} data-error>
      <h1>{texts.unexpectedError}</h1>
      <pre className={styles.text}>{text}</pre>
      <div className={styles.actions}>
        {canReload && <Button onClick={reloadPage}>{texts.reload}</Button>}
        <ButtonLink to={paths.home} kind="line">
          {texts.home}
        </ButtonLink>
      </div>
    </section>
  );
}

const reloadPage = () => location.reload();
