import { dirname } from 'node:path';
import { normalizePath, type Rolldown } from 'vite';
import { LAZY_IMPORT } from '../lazyImports.ts';
import { boundModule } from './bindings.ts';

/** Modules of a remote, by the file that they come in. */
export interface RemoteFiles {
  /** Modules that come in one file with what the entry needs, by their ids. Absent: none. */
  withEntry?: RegExp;
  /** Provided modules that only some screens take: their bindings come with those screens. Absent: none. */
  ofSomeScreens?: readonly string[];
}

/** The federation runtime's part, and the loader of lazy modules. */
const RUNTIME = /\/node_modules\/@module-federation\/|mf-localSharedImportMap/;
const LOADER = `${normalizePath(dirname(LAZY_IMPORT))}/`;

/**
 * The files of a remote: its entry, one with what the entry needs, the routes, the bindings, and the screens. The bindings of what
 * a screen takes from the shell are not among what the entry needs: where the entry then throws, the next remote would wait for them
 * for ever. They come together: 1 KB of each file of bindings is the same.
 */
export function remoteChunks({ withEntry, ofSomeScreens = [] }: RemoteFiles): Rolldown.CodeSplittingOptions {
  const isOfEntry = (id: string) => RUNTIME.test(id) || id.startsWith(LOADER) || withEntry?.test(id) === true;
  const isOfEveryScreen = (id: string) => {
    const module = boundModule(id);
    return module !== undefined && !ofSomeScreens.includes(module);
  };
  return {
    groups: [
      { name: 'federation', test: isOfEntry, priority: 1 },
      { name: 'bindings', test: isOfEveryScreen },
    ],
  };
}
