import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** The module that Vite imports its helper from, around every `import()`; not documented (vite/dist/node, preloadHelperId). */
const VITE_HELPER = '\0vite/preload-helper.js';

/** The file of the runtime's helper. */
export const LAZY_IMPORT = createRequire(import.meta.url).resolve('@remotes-kit/runtime/lazyImport');

/** Puts the runtime's helper in the place of Vite's, which knows no hashes and remembers a sheet that failed. */
export const lazyImports = (): Plugin => ({
  name: 'lazy-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === VITE_HELPER ? `export { lazyImport as __vitePreload } from ${JSON.stringify(LAZY_IMPORT)};` : null,
});

/** Vite leaves out the list of a lazy module that has no other files: it could then not be requested again. */
export const MODULE_PRELOAD = {
  resolveDependencies: (file: string, files: string[], { hostType }: { hostType: 'html' | 'js' }): string[] =>
    hostType === 'html' ? files : [...new Set([file, ...files])],
};
