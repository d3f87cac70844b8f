import { parseSync, type Plugin } from 'vite';

export const GRAPH_SETTLED = 'virtual:graph-settled';
const RESOLVED = `\0${GRAPH_SETTLED}`;
const QUIET_CHECKS = 10;
const CHECK_EVERY_MS = 50;

/**
 * Not in the spec: so long nothing may happen while a module is in work (20 s). A transform that takes longer fails the build,
 * though it might have ended.
 */
const STUCK_CHECKS = 400;
/** Scripts in the spellings of their authors: what a bundler makes of something else is not read here. */
const SCRIPT = /\.[cm]?[jt]sx?$/;
/** The modules of the federation plugin that wait for all others. */
const WAITS = /__loadShare__|__loadRemote__|virtual:mf|__H_A_I__|__P_S__|__mf_/;

/**
 * The input of a remote's build: an empty module that is loaded only once no other module of the graph is in work.
 * @module-federation/vite 1.23.0 takes the graph for complete when 10 ms pass without a known module to wait for, which
 * on a busy machine is after the first one; it then drops exports that later modules use, and the build fails with
 * 'Link is not exported by …loadShare…'. For a module that cannot be read, transformed or parsed it waits for ever, and so does the
 * build: `endWait` ends that, and the build fails with that module's error (docs/decisions/002-build-the-remotes-with-the-plugin.md).
 */
export function graphSettled(endWait: () => void, stuckChecks = STUCK_CHECKS): Plugin[] {
  // Checks are counted, not time: a busy thread runs its timers before the modules that wait to be announced.
  let quietChecks = 0;
  const reset = () => {
    quietChecks = 0;
    return null;
  };
  const inWork = new Set<string>();
  const unreadable = new Set<string>();
  /** A script that does not parse is stuck as soon as nothing happens any more; of all others it is known by a long wait alone. */
  const checksToWait = () =>
    inWork.size === 0 || [...inWork].some((id) => unreadable.has(id)) ? QUIET_CHECKS : stuckChecks;
  const begun: Plugin = {
    name: 'graph-begun',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      inWork.clear();
      unreadable.clear();
    },
    load(id) {
      if (id !== RESOLVED && !WAITS.test(id)) inWork.add(id);
      return reset();
    },
    transform(code, id) {
      if (inWork.has(id) && SCRIPT.test(id) && !parses(id, code)) unreadable.add(id);
      return reset();
    },
  };
  const settled: Plugin = {
    name: 'graph-settled',
    apply: 'build',
    resolveId: (id) => reset() ?? (id === GRAPH_SETTLED ? RESOLVED : null),
    async load(id) {
      reset();
      if (id !== RESOLVED) return null;
      while (quietChecks < checksToWait()) {
        await new Promise((wait) => setTimeout(wait, CHECK_EVERY_MS));
        quietChecks += 1;
      }
      const stuck = [...inWork];
      if (stuck.length > 0) {
        endWait();
        this.error(`These modules cannot be built, or took too long: ${stuck.join(', ')}`);
      }
      return 'export {};';
    },
    transform: reset,
    moduleParsed({ id }) {
      inWork.delete(id);
      reset();
    },
  };
  return [begun, settled];
}

const parses = (id: string, code: string): boolean =>
  parseSync(id, code, { lang: id.endsWith('ts') ? 'ts' : 'tsx' }).errors.length === 0;

/** Ends the wait of the federation plugin for modules: it does so itself where the build ends, which it keeps from ending. */
export function endOfWait(federationPlugins: readonly Plugin[]): () => void {
  const end = federationPlugins.find(({ name }) => name === 'parseEnd')?.buildEnd as (() => void) | undefined;
  return () => end?.();
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
