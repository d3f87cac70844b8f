import type { Plugin } from 'vite';
import { STATEFUL } from './sharing.ts';

/**
 * Lets files of shared, too, get the stateful modules from the shell. @module-federation/vite 1.23.0 leaves imports of a
 * package by itself alone (docs/decisions/002-build-the-remotes-with-the-plugin.md), which would put a copy of Firestore into every remote; so each
 * such import is resolved as if the remote's own routes had asked.
 */
export function askAsRemote(routesFile: string): Plugin {
  const stateful: readonly string[] = STATEFUL;
  return {
    name: 'ask-as-remote',
    enforce: 'pre',
    resolveId(source, importer) {
      if (
        !stateful.includes(source) ||
        !importer ||
        importer === routesFile ||
        importer.startsWith('\0') ||
        importer.includes('virtual:')
      )
        return null;
      return this.resolve(source, routesFile, { skipSelf: true });
    },
  };
}
