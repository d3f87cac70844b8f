import { documentForPath } from '@bazaar/shared/contracts/documents';
import { siteConfig } from '@bazaar/shared/contracts/siteConfig';
import { useIsSlow } from '@bazaar/shared/query';
import { useCallback, useEffect, useState } from 'react';
import { mounts } from './registry.ts';
import type { RemoteFailure } from '@remotes-kit/runtime/remoteError';
import { RemotePanel, RemoteSkeleton } from './RemotePanel.tsx';

/** The path that this page was loaded for: navigation inside the page does not change its document. */
const loadedPath = location.pathname;

const isSignIn = (path: string) => documentForPath(path, mounts()) === 'signIn';

/**
 * Says that the path may be shown in this document. Sign-in's own lets Google's bot check in, and no other page may
 * (docs/decisions/013): in production, navigation to it or away from it loads the other document.
 */
export const isInOwnDocument = (pathname: string): boolean =>
  siteConfig().backend !== undefined || isSignIn(loadedPath) === isSignIn(pathname);

/**
 * Loads the document that the path is shown in, which keeps the entry of the history with its state. The service worker has
 * saved that document. Where there is none, this page is left only when the server has the other: a browser's error page has
 * no way back.
 */
export function OtherDocument() {
  const [failure, setFailure] = useState<RemoteFailure>();
  const isSlow = useIsSlow(!failure);
  const tryAgain = useCallback(() => setFailure(undefined), []);
  useEffect(() => {
    if (failure) return;
    let isCurrent = true;
    const leave = (found: RemoteFailure | undefined) => {
      if (!isCurrent) return;
      if (found) setFailure(found);
      else location.reload();
    };
    void failureOfDocument().then(leave);
    return () => {
      isCurrent = false;
    };
  }, [failure]);
  return failure ? <RemotePanel reason={failure} onTryAgain={tryAgain} /> : <RemoteSkeleton isSlow={isSlow} />;
}

/**
 * The reason why the document cannot be loaded; undefined where it can. Without a deadline: on a slow line the reload would wait as long, with
 * no page to look at.
 */
const failureOfDocument = async (): Promise<RemoteFailure | undefined> =>
  navigator.serviceWorker?.controller
    ? undefined
    : fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
        ({ ok }) => (ok ? undefined : 'unavailable'),
        () => 'offline',
      );
