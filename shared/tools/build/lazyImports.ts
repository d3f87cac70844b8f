import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from './folders.ts';

/** The module that Vite imports its helper from, around every `import()`; not documented (vite/dist/node, preloadHelperId). */
const VITE_HELPER = '\0vite/preload-helper.js';
const OURS = join(ROOT, 'shared/kit/runtime/integrity/lazyImport.ts');

/** Puts our helper in the place of Vite's, which knows no hashes and remembers a sheet that failed. */
export const lazyImports = (): Plugin => ({
  name: 'lazy-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === VITE_HELPER ? `export { lazyImport as __vitePreload } from ${JSON.stringify(OURS)};` : null),
});

/** Vite leaves out the list of a lazy module that has no other files: it could then not be requested again. */
export const MODULE_PRELOAD = {
  resolveDependencies: (file: string, files: string[], { hostType }: { hostType: 'html' | 'js' }): string[] =>
    hostType === 'html' ? files : [...new Set([file, ...files])],
};
