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

/** import: false = a remote carries no copy to fall back on. */
const fromShell = { singleton: true, requiredVersion: false, import: false } as const;

/**
 * Keys end in a slash: such a key matches the module itself and what lies below it (react/jsx-runtime), and it is
 * negotiated only where it is imported. Without the slash every remote would fetch every module when it starts.
 */
export const REMOTE_SHARED = Object.fromEntries(
  ['react', 'react-dom', ...STATEFUL].map((name) => [`${name}/`, { ...fromShell }]),
);

/**
 * A dev server knows only the imports it has seen when its entry is requested; a module that only a lazy screen imports
 * would not be there in time ('_jsxDEV is not a function'). So there every module is fetched when the remote starts.
 * Libraries, unlike our own sources, import react/jsx-runtime: without its row a server with an empty cache works and one
 * that has seen the library before does not.
 */
export const REMOTE_SHARED_IN_DEV = {
  ...REMOTE_SHARED,
  ...Object.fromEntries(
    ['react', 'react/jsx-dev-runtime', 'react/jsx-runtime', 'react-dom', ...STATEFUL].map((name) => [
      name,
      { ...fromShell },
    ]),
  ),
};
