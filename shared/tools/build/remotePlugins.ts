import { relative, sep } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { Mount } from '@remotes-kit/runtime/mounts';
import { CONTRACT_VERSION } from '../../contracts/remote.ts';
import { ROOT } from './folders.ts';
import { usedNames } from './providedNames.ts';
import { CONTRACT_FILE, MODULES_FILE, sentinelOf } from './remoteBuild.ts';
import { STATEFUL } from './sharing.ts';

/** A source in a build, and which of its exports are. */
export interface SourceInBuild {
  id: string;
  exports: readonly string[];
}

/** Writes into the build what a later release, which may run from another checkout, has to know: what it uses of the shell, and the mount. */
export const contractFile = (mount: Mount): Plugin => ({
  name: 'contract-file',
  apply: 'build',
  generateBundle(_options, bundle) {
    const uses = usedNames(bundle, (id) => this.getModuleInfo(id)?.code);
    const source = JSON.stringify({ contract: CONTRACT_VERSION, mount, uses });
    this.emitFile({ type: 'asset', fileName: CONTRACT_FILE, source });
  },
});

/**
 * Writes into the build which sources it is made of, and of each the exports that are in it: a change of one of them is a release of
 * this remote. `others`: those that are no part of this bundle, once it is generated.
 */
export const modulesFile = (others: () => readonly SourceInBuild[] = () => []): Plugin => ({
  name: 'modules-file',
  apply: 'build',
  generateBundle: {
    order: 'post', // once the texts are written
    handler(_options, bundle) {
      const sources = new Map<string, Set<string>>();
      for (const { id, exports } of [...sourcesIn(Object.values(bundle)), ...others()]) {
        if (!id.startsWith(`${ROOT}${sep}`)) continue;
        const file = relative(ROOT, id.replace(/\?.*$/, '')).replaceAll(sep, '/');
        if (!file.includes('node_modules')) sources.set(file, new Set([...(sources.get(file) ?? []), ...exports]));
      }
      const sorted = [...sources].map(([file, exports]) => [file, [...exports].sort()] as const);
      const source = JSON.stringify(Object.fromEntries(sorted.sort(([a], [b]) => (a < b ? -1 : 1))));
      this.emitFile({ type: 'asset', fileName: MODULES_FILE, source });
    },
  },
});

/** The sources in the chunks of a bundle. */
export const sourcesIn = (outputs: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[]): SourceInBuild[] =>
  outputs.flatMap((output) =>
    output.type === 'chunk'
      ? Object.entries(output.modules).map(([id, { renderedExports }]) => ({ id, exports: renderedExports }))
      : [],
  );

const SENTINEL = 'virtual:css-sentinel.css';

/** Adds the remote's sentinel to the CSS of its routes. */
export const cssSentinel = (remote: string, routesFile: string): Plugin => ({
  name: 'css-sentinel',
  enforce: 'pre',
  resolveId: (id) => (id === SENTINEL ? id : null),
  load: (id) => (id === SENTINEL ? `:root{${sentinelOf(remote)}:1}` : null),
  transform: (code, id) => (id === routesFile ? `import ${JSON.stringify(SENTINEL)};\n${code}` : null),
});

/**
 * Lets files of shared, too, get the stateful modules from the shell. @module-federation/vite 1.23.0 leaves imports of a
 * package by itself alone (docs/decisions/002-build-the-remotes-with-the-plugin.md), which would put a copy of Firestore
 * into every remote; so each such import is resolved as if the remote's own routes imported it.
 */
export function resolveAsRoutes(routesFile: string): Plugin {
  const stateful: readonly string[] = STATEFUL;
  const isOwn = (importer: string) =>
    importer === routesFile || importer.startsWith('\0') || importer.includes('virtual:');
  return {
    name: 'resolve-as-routes',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer || !stateful.includes(source) || isOwn(importer)) return null;
      return this.resolve(source, routesFile, { skipSelf: true });
    },
  };
}

const HOST_ENTRIES = /hostAutoInit|pendingShares/;

/**
 * Leaves out the entries that no page loads: those of the federation plugin for a page that is a host, which the shell of
 * this site does without, and the empty one of graphSettled.
 */
export const withoutUnusedEntries = (): Plugin => ({
  name: 'without-unused-entries',
  apply: 'build',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      for (const [file, output] of Object.entries(bundle)) {
        const id = output.type === 'chunk' ? output.facadeModuleId : undefined;
        if (id === RESOLVED || HOST_ENTRIES.test(id ?? '')) delete bundle[file];
      }
    },
  },
});

/**
 * Leaves out the federation plugin's own report: nothing reads it, and it holds the sizes of whole sources, so that an edit of a
 * line that the build does not contain would be another version. After the federation plugin.
 */
export const withoutStats = (): Plugin => ({
  name: 'without-stats',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      delete bundle['mf-stats.json'];
    },
  },
});

export const GRAPH_SETTLED = 'virtual:graph-settled';
const RESOLVED = `\0${GRAPH_SETTLED}`;
const QUIET_CHECKS = 10;
const CHECK_EVERY_MS = 50;

/**
 * The input of a remote's build: an empty module that is loaded only once no other module of the graph is in work.
 * @module-federation/vite 1.23.0 takes the graph for complete when 10 ms pass without a known module to wait for, which
 * on a busy machine is after the first one; it then drops exports that later modules use, and the build fails with
 * 'Link is not exported by …loadShare…' (docs/decisions/002-build-the-remotes-with-the-plugin.md).
 */
export function graphSettled(): Plugin {
  // Checks are counted, not time: a busy thread runs its timers before the modules that wait to be announced.
  let quietChecks = 0;
  const reset = () => {
    quietChecks = 0;
    return null;
  };
  return {
    name: 'graph-settled',
    apply: 'build',
    resolveId: (id) => reset() ?? (id === GRAPH_SETTLED ? RESOLVED : null),
    async load(id) {
      reset();
      if (id !== RESOLVED) return null;
      while (quietChecks < QUIET_CHECKS) {
        await new Promise((wait) => setTimeout(wait, CHECK_EVERY_MS));
        quietChecks += 1;
      }
      return 'export {};';
    },
    transform: reset,
    moduleParsed: () => void reset(),
  };
}
