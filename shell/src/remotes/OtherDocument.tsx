import { useIsSlow } from '@bazaar/shared/query';
import { useCallback, useEffect, useState } from 'react';
import { NotSaved } from '../offline/NotSaved.tsx';
import { RemoteSkeleton } from './RemoteSkeleton.tsx';

/**
 * Loads the document that the path is shown in, which keeps the entry of the history with its state. The service worker has
 * saved that document. Where there is none, this page is left only when the server has the other: a browser's error page has
 * no way back.
 */
export function OtherDocument() {
  const [isUnreached, setIsUnreached] = useState(false);
  const isSlow = useIsSlow(!isUnreached);
  const tryAgain = useCallback(() => setIsUnreached(false), []);
  useEffect(() => {
    if (isUnreached) return;
    let isCurrent = true;
    const leave = (isReached: boolean) => {
      if (!isCurrent) return;
      if (isReached) location.reload();
      else setIsUnreached(true);
    };
    void isDocumentReached().then(leave);
    return () => {
      isCurrent = false;
    };
  }, [isUnreached]);
  return isUnreached ? <NotSaved onTryAgain={tryAgain} /> : <RemoteSkeleton isSlow={isSlow} />;
}

/** Without a deadline: on a slow line the reload would wait as long, with no page to look at. */
const isDocumentReached = async (): Promise<boolean> =>
  Boolean(navigator.serviceWorker?.controller) ||
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
