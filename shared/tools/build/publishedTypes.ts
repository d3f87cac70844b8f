import type { Plugin } from 'vite';
import { REMOTES, type RemoteName } from '../../contracts/remotes.ts';

/** The file of a remote's build with the types of what it exposes, under the names by which a host imports it. */
export const TYPES_FILE = '@mf-types.d.ts';

/**
 * Writes the types of a remote's exposed modules into its build. They say what the contract says (RemoteModule, SlotModule)
 * in names of public packages only, so that a host without our sources compiles against them. The federation plugin's own
 * `dts` emits a declaration for each of a hundred inner files, which import packages of ours, in eight seconds per build.
 */
export const publishedTypes = (name: RemoteName): Plugin => ({
  name: 'published-types',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: TYPES_FILE, source: typesOf(name) });
  },
});

const typesOf = (name: RemoteName): string =>
  Object.keys(REMOTES[name].exposes)
    .map((exposed) => `declare module '${name}/${exposed}' {\n${exposed === 'routes' ? ROUTES : slotTypes(exposed)}}\n`)
    .join('\n');

const ROUTES = `  import type { RouteObject } from 'react-router-dom';
  /** Absolute paths under the remote's own prefixes: ${'`useRoutes(routes)`'} in the host's router shows them. */
  export const routes: RouteObject[];
`;

const slotTypes = (exposed: string) => `  import type { ComponentType } from 'react';
  export const ${exposed}: ComponentType<{
    /** Whether it has its height before its content is known; absent means yes. */
    hasReservedSpace?: boolean;
    /** Called once the content is loaded: whether there is any. */
    onLoaded?(hasContent: boolean): void;
  }>;
`;
