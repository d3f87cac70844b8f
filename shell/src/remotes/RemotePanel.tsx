import { useNavigate } from '@bazaar/shared/router';
import { Button } from '@bazaar/shared/ui/Button';
import { messages } from '../messages.ts';
import styles from './RemotePanel.module.css';
import type { RemoteFailure } from './remoteError.ts';

const TEXTS: Record<RemoteFailure, string> = {
  unavailable: messages.remoteUnavailable,
  needsUpdate: messages.remoteNeedsUpdate,
  disabled: messages.remoteUnavailable,
};

interface RemotePanelProps {
  failure: RemoteFailure;
  /** What the remote's team has to say, where it took the remote off the site. */
  text?: string | undefined;
  onTryAgain(): void;
}

/** In the place of a remote that could not be had: one plain line and two ways on. */
export function RemotePanel({ failure, text = TEXTS[failure], onTryAgain }: RemotePanelProps) {
  const navigate = useNavigate();
  return (
    <section className={styles.panel} role="alert">
      <h1>{messages.unexpectedError}</h1>
      <p>{text}</p>
      <div className={styles.actions}>
        {failure === 'needsUpdate' ? (
          <Button onClick={() => location.reload()}>{messages.reload}</Button>
        ) : (
          <Button onClick={onTryAgain}>{messages.tryAgain}</Button>
        )}
        <Button kind="line" onClick={() => navigate(-1)}>
          {messages.back}
        </Button>
      </div>
    </section>
  );
}
