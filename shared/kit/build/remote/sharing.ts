/** True for the modules of React, which belong to React's packages. */
export const isOfReact = (module: string): boolean => /^react(-dom)?(\/|$)/.test(module);

/** import: false = a remote carries no copy to fall back on. */
const fromShell = { singleton: true, requiredVersion: false, import: false } as const;
type Shares = Record<string, typeof fromShell>;

const shares = (keys: readonly string[]): Shares => Object.fromEntries(keys.map((key) => [key, { ...fromShell }]));

/** Modules that lie below no other: `react`, not `react/jsx-runtime`. */
const highest = (modules: readonly string[]) =>
  modules.filter((module) => !modules.some((other) => module.startsWith(`${other}/`)));

/**
 * The shares of a remote's build. Keys end in a slash: such a key matches the module itself and what lies below it (react/jsx-runtime),
 * and it is negotiated only where it is imported. Without the slash every remote would fetch every module when it starts.
 */
export const sharesInBuild = (provided: readonly string[]): Shares =>
  shares(highest(provided).map((module) => `${module}/`));

/**
 * Those on a dev server. It knows only the imports it has seen when its entry is requested; a module that only a lazy screen imports
 * would not be there in time ('_jsxDEV is not a function'). So there every module is fetched when the remote starts.
 * Libraries, unlike a remote's own sources, import react/jsx-runtime: without its row a server with an empty cache works and one
 * that has seen the library before does not.
 */
export const sharesInDev = (provided: readonly string[]): Shares => ({
  ...sharesInBuild(provided),
  ...shares(provided),
  ...shares(provided.includes('react/jsx-runtime') ? ['react/jsx-dev-runtime'] : []),
});
