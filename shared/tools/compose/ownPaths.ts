import type { Mounts } from '@remotes-kit/runtime/mounts';

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
];

/** Builds of the catalogue from before the shell had the search claim this one; the shell's own route comes before theirs. */
const CLAIMED_BY_OLDER_BUILDS = '/search';

/** Throws where two live builds claim one path, or one claims a path of the shell's: visitors would get either. */
export function assertOwnPaths(mounts: Mounts): void {
  const owners = new Map<string, string>(
    OF_SHELL.filter((prefix) => prefix !== CLAIMED_BY_OLDER_BUILDS).map((prefix) => [prefix, 'the shell']),
  );
  for (const [name, { prefixes }] of Object.entries(mounts)) {
    for (const prefix of prefixes) {
      const owner = owners.get(prefix);
      if (owner)
        throw new Error(
          `${prefix} is a path of ${owner}, and ${name} claims it too. \`npm run move\` hands a path over`,
        );
      owners.set(prefix, name);
    }
  }
}
