import type { Mounts } from '@remotes-kit/runtime/mounts';

/** The landing page's document, that of every other page, and sign-in's, which has a policy of its own (docs/decisions/013). */
export type DocumentName = 'home' | 'frame' | 'signIn';

/** With this header a response says whose policy it has: `page` or `signIn`. Which file it is, its `<html data-document>` says. */
export const POLICY_HEADER = 'X-Policy';

export const HOME_PATHS: readonly string[] = ['/', '/home'];

/** Below it are the documents of a canary of the shell, each under the path of its page (docs/decisions/038). */
export const CANARY_FOLDER = '_canary';

/** The folder of the cards, pages for messengers and search engines, which lead to the real ones (docs/decisions/046). */
export const CARDS_FOLDER = 'cards';

/** The document that the servers have for a path. As they do, it takes the path as it is written, and several slashes for one. */
export function documentForPath(pathname: string, mounts: Mounts): DocumentName {
  const segments = pathname.split('/').filter(Boolean);
  if (HOME_PATHS.includes(`/${segments.join('/')}`)) return 'home';
  const isSignIn = Object.values(mounts).some(
    ({ prefixes, document }) => document === 'signIn' && prefixes.includes(`/${segments[0]}`),
  );
  return isSignIn ? 'signIn' : 'frame';
}
