/** First segments of the shell's own pages (shell/src/router.tsx) and folders of its files. */
export const OF_SHELL: readonly string[] = [
  '/home',
  '/about',
  '/services',
  '/dashboard',
  '/privacy',
  '/search',
  '/assets',
  '/document',
  '/fonts',
  '/cards',
];

/** Builds of the catalogue from before the shell had the search claim this one; the shell's own route comes before theirs. */
const CLAIMED_BY_OLDER_BUILDS = '/search';

/** Those that no build of a remote may claim. */
export const REFUSED_TO_REMOTES = OF_SHELL.filter((path) => path !== CLAIMED_BY_OLDER_BUILDS);
