import { syncState } from '@bazaar/shared/progress/sync';
import { toast } from '@bazaar/shared/ui/announce';
import { Button } from '@bazaar/shared/ui/Button';
import { useState } from 'react';
import { dashboard, screen } from '../texts.ts';
import styles from './Watched.module.css';

const texts = dashboard.unread;

/** The account could not be read: what is shown may be old, or is nothing at all. */
export function UnreadNotice({ isNothingKnown, retry }: { isNothingKnown: boolean; retry(): Promise<unknown> }) {
  const [isBusy, setIsBusy] = useState(false);
  const tryAgain = async () => {
    setIsBusy(true);
    await retry();
    setIsBusy(false);
    if (syncState.getState().status === 'failed') toast(texts.again, 'assertive');
  };
  return (
    <div className={styles.unread}>
      <p role="status">{isNothingKnown ? texts.nothing : texts.some}</p>
      <Button kind="line" aria-busy={isBusy} onClick={() => void (isBusy || tryAgain())}>
        {isBusy ? texts.retrying : screen.tryAgain}
      </Button>
    </div>
  );
}
