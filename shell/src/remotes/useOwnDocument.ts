import { siteConfig } from '@bazaar/shared/contracts/siteConfig';
import { remoteOf, type RemoteName } from '@bazaar/shared/contracts/remotes';
import { useEffect } from 'react';

/** Whose document this page was loaded as; navigation inside the page does not change it. */
const loadedAs = remoteOf(location.pathname);

/**
 * Whether the remote may be shown in this document. Sign-in's own lets Google's bot check in (docs/decisions/013): in
 * production whoever comes there from another page loads it, and keeps the entry of the history with its state.
 */
export function useOwnDocument(name: RemoteName): boolean {
  const isOwn = name !== 'auth' || loadedAs === 'auth' || siteConfig().backend !== undefined;
  useEffect(() => {
    if (!isOwn) location.reload();
  }, [isOwn]);
  return isOwn;
}
