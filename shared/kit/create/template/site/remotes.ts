/** The remotes of the site, each in a folder of its name, and where the pages of each are. */
export const REMOTES = { welcome: { prefixes: ['/welcome'] } };

/** The modules of which a page has one each, the shell's: shell/src/loader.ts provides them. */
export const PROVIDED = ['react', 'react/jsx-runtime'];
