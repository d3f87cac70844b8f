import type { Plugin } from 'vite';
import { isOfReact } from './sharing.ts';

/**
 * Lets the files of a package, too, get from the shell what the shell provides of that package. @module-federation/vite 1.23.0
 * leaves imports of a package by itself alone (docs/decisions/002-build-the-remotes-with-the-plugin.md), which would put a second
 * copy into every remote; so each such import is resolved as if the remote's own routes imported it.
 */
export function resolveAsRoutes(routesFile: string, provided: readonly string[]): Plugin {
  const ofPackages = provided.filter((module) => !isOfReact(module)); // those of React import no module of it by its name
  const isOwn = (importer: string) =>
    importer === routesFile || importer.startsWith('\0') || importer.includes('virtual:');
  return {
    name: 'resolve-as-routes',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer || !ofPackages.includes(source) || isOwn(importer)) return null;
      return this.resolve(source, routesFile, { skipSelf: true });
    },
  };
}
