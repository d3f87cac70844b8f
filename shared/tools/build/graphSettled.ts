import type { Plugin } from 'vite';

export const GRAPH_SETTLED = 'virtual:graph-settled';
const RESOLVED = `\0${GRAPH_SETTLED}`;
const QUIET_LOOKS = 10;
const LOOK_EVERY_MS = 50;

/**
 * The input of a remote's build: an empty module that is loaded only once the rest of the graph has come to rest.
 * @module-federation/vite 1.23.0 takes the graph for complete when 10 ms pass without a known module to wait for, which
 * on a busy machine is after the first one; it then drops exports that later modules use, and the build fails with
 * 'Link is not exported by …loadShare…' (docs/decisions/002-build-the-remotes-with-the-plugin.md).
 */
export function graphSettled(): Plugin {
  // Counted in looks, not in time: a busy thread runs its timers before the modules that wait to be announced.
  let quietLooks = 0;
  const note = () => {
    quietLooks = 0;
  };
  return {
    name: 'graph-settled',
    apply: 'build',
    resolveId: (id) => {
      note();
      return id === GRAPH_SETTLED ? RESOLVED : null;
    },
    async load(id) {
      note();
      if (id !== RESOLVED) return null;
      while (quietLooks < QUIET_LOOKS) {
        await new Promise((wait) => setTimeout(wait, LOOK_EVERY_MS));
        quietLooks += 1;
      }
      return 'export {};';
    },
    transform: () => {
      note();
      return null;
    },
    moduleParsed: note,
  };
}
