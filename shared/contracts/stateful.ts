/**
 * The modules of shared that hold state: a page has one of each, the shell's or a foreign host's (docs/hosts.md), and remotes bring no copy.
 * Everything else is bundled into each app that imports it. Within shared, they are imported by these names too: a relative import would
 * put a second copy into every remote.
 */
export const STATEFUL = [
  '@bazaar/shared/router',
  '@bazaar/shared/query',
  '@bazaar/shared/session',
  '@bazaar/shared/device',
  '@bazaar/shared/firebase/firestore',
  '@bazaar/shared/firebase/auth',
  '@bazaar/shared/player',
  '@bazaar/shared/series',
] as const;
