import * as paths from '@bazaar/shared/contracts/paths';
import { Button } from '@bazaar/shared/ui/Button';
import { Skeleton } from '@bazaar/shared/ui/Skeleton';
import { useGoBack } from '@bazaar/shared/ui/useGoBack';
import { remote, screen } from '../texts.ts';
import { NotSaved } from '../offline/NotSaved.tsx';
import type { RemoteFailure } from '@remotes-kit/runtime/remoteError';
import styles from './remotes.module.css';

interface RemotePanelProps {
  reason: RemoteFailure;
  /** The text of the remote's team, when it has disabled the remote. */
  text?: string | undefined;
  onTryAgain(): void;
}

/** Shown instead of a remote that could not be loaded: one plain line and two buttons. */
export function RemotePanel({ reason, text, onTryAgain }: RemotePanelProps) {
  const goBack = useGoBack(paths.home);
  if (reason === 'offline') return <NotSaved onTryAgain={onTryAgain} />;
  const needsUpdate = reason === 'needsUpdate';
  return (
    <section className={styles.panel} role="alert">
      {/* §2: this heading is for routing failures and errors thrown while rendering. */}
      <h1>{reason === 'broken' ? screen.unexpectedError : remote.title}</h1>
      <p>{text ?? (needsUpdate ? remote.needsUpdate : remote.unavailable)}</p>
      <div className={styles.actions}>
        {needsUpdate ? (
          <Button onClick={() => location.reload()}>{screen.reload}</Button>
        ) : (
          <Button onClick={onTryAgain}>{screen.tryAgain}</Button>
        )}
        <Button kind="line" onClick={goBack}>
          {screen.back}
        </Button>
      </div>
    </section>
  );
}

/** Shown while a screen is loading. */
export function RemoteSkeleton({ isSlow = false }: { isSlow?: boolean }) {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <Skeleton height={34} width="60%" />
      <Skeleton height={240} />
      <Skeleton height={240} />
      <p role="status">{isSlow && screen.stillLoading}</p>
    </div>
  );
}
