import { documentForPath } from '@bazaar/shared/contracts/documents';
import { siteConfig } from '@bazaar/shared/contracts/siteConfig';
import { mounts } from './mounts.ts';

/** The path that this page was loaded for: navigation inside the page does not change its document. */
const loadedPath = location.pathname;

const isSignIn = (path: string) => documentForPath(path, mounts()) === 'signIn';

/**
 * Whether the path may be shown in this document. Sign-in's own lets Google's bot check in, and no other page may
 * (docs/decisions/013): in production, navigation to it or away from it loads the other document (OtherDocument.tsx).
 */
export const isInOwnDocument = (pathname: string): boolean =>
  siteConfig().backend !== undefined || isSignIn(loadedPath) === isSignIn(pathname);
