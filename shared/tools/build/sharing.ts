/**
 * The two classes of sharing. STATEFUL modules are provided by the shell alone, so that there is one of each on a page;
 * everything else is bundled into each app that imports it. Within shared, stateful entries are imported by these names too:
 * a relative import would put a second copy into every remote.
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

/** The modules of React that it provides besides. */
export const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

/** Every module that the shell provides (shell/src/remotes/provided.ts). */
export const PROVIDED: readonly string[] = [...REACT, ...STATEFUL];
