import type { Plugin } from 'vite';

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

const HOST_ENTRIES = /hostAutoInit|pendingShares/;

/**
 * Leaves out the entries that no page loads: those of the federation plugin for a page that is a host, which a shell
 * with @remotes-kit/runtime does without, and the empty one of graphSettled.
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
