import { Button } from '@bazaar/shared/ui/Button';
import { useEffect, useState } from 'react';
import { offline, screen } from '../texts.ts';
import styles from './UpdateNotice.module.css';

/** Offers a newer version of the site; the open page goes on as it is until the visitor takes it. */
export function UpdateNotice() {
  const [apply, setApply] = useState<() => void>();
  useEffect(() => {
    if (import.meta.env.PROD && 'serviceWorker' in navigator)
      void afterLoad()
        .then(() => import('./offerUpdates.ts'))
        .then(({ offerUpdates }) => offerUpdates((update) => setApply(() => update)))
        .catch(() => {}); // the next page tries again
  }, []);
  return (
    <div role="status">
      {apply && (
        <div className={styles.notice}>
          <p>{offline.updateReady}</p>
          <Button onClick={apply}>{screen.reload}</Button>
          <Button kind="line" onClick={() => setApply(undefined)}>
            {offline.later}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The worker's downloads wait until the page has its own. */
const afterLoad = () =>
  new Promise<void>((done) =>
    document.readyState === 'complete' ? done() : addEventListener('load', () => done(), { once: true }),
  );
