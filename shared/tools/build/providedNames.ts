import { createRequire } from 'node:module';
import type { Plugin, Rolldown } from 'vite';
import { CONTRACT_VERSION, OLDEST_CONTRACT } from '../../contracts/remote.ts';
import { STATEFUL } from './sharing.ts';

/** The file of a shell's build that says what it provides; not public. */
export const SHELL_CONTRACTS_FILE = '.vite/contracts.json';

/** Names of exports, by the module of the shell that has them. */
export type Names = Readonly<Record<string, readonly string[]>>;

/** The versions of the contract and the names that a built shell gives to remotes. */
export interface ShellContracts {
  /** For builds that do not say which names they use. */
  oldest: number;
  newest: number;
  /** Absent of a shell from before it said so. */
  provides?: Names;
}

/** The version of the contract and the names that a remote's build needs. */
interface Needs {
  contract: number;
  /** Absent of a build from before it said so. */
  uses?: Names | undefined;
}

/**
 * Names that a build uses and a shell does not provide, each as one text; none where the shell serves it. The version of the
 * contract decides where one of the two does not state its names.
 */
export function missingNames({ contract, uses }: Needs, { oldest, newest, provides }: ShellContracts): string[] {
  if (!uses || !provides) return contract >= oldest && contract <= newest ? [] : [`contract ${contract}`];
  return Object.entries(uses).flatMap(([module, names]) =>
    names.filter((name) => !provides[module]?.includes(name)).map((name) => `${name} of ${module}`),
  );
}

/** The module that @module-federation/vite 1.23.0 puts in the place of a module that the shell provides, named after it. */
const BINDING = /__loadShare__(.+)__loadShare__/;
const LETTERS: readonly (readonly [written: string, letter: string])[] = [
  ['_mf_0_', '@'],
  ['_mf_1_', '/'],
  ['_mf_2_', '-'],
  ['_mf_3_', '.'],
];
const moduleOf = (binding: string) => LETTERS.reduce((name, pair) => name.replaceAll(...pair), binding);
/** Bindings have these besides, whatever is imported. */
const OF_EVERY_BINDING = new Set(['default', '__moduleExports']);

/** Names that the sources in a remote's bundle import from the modules of the shell. `sourceOf`: a module's source after its transforms. */
export function usedNames(bundle: Rolldown.OutputBundle, sourceOf: (id: string) => string | null | undefined): Names {
  const modules = Object.values(bundle).flatMap((output) =>
    output.type === 'chunk' ? Object.entries(output.modules) : [],
  );
  const sources = modules.map(([id]) => (BINDING.test(id) ? '' : (sourceOf(id) ?? '')));
  const words = new Set(sources.flatMap((source) => source.match(/[\w$]+/g) ?? []));
  const uses = modules.flatMap(([id, { renderedExports }]): [string, string[]][] => {
    const binding = BINDING.exec(id)?.[1];
    // `import()` binds every export: those that no source names are not used.
    const names = renderedExports.filter((name) => !OF_EVERY_BINDING.has(name) && words.has(name));
    return binding ? [[moduleOf(binding), names.sort()]] : [];
  });
  return Object.fromEntries(uses.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

/** Writes into the shell's build which names it provides, and in which module: a remote is released from another checkout. */
export const shellContracts = (): Plugin => ({
  name: 'shell-contracts',
  apply: 'build',
  async generateBundle() {
    const provides: Record<string, readonly string[]> = {};
    for (const module of STATEFUL) {
      const id = (await this.resolve(module))?.id ?? '';
      provides[module] = this.getModuleInfo(id)?.exports.toSorted() ?? [];
    }
    // These are CommonJS: the bundler does not know what they export.
    const require = createRequire(import.meta.url);
    for (const module of REACT) provides[module] = Object.keys(require(module) as object).sort();
    const contracts: ShellContracts = { oldest: OLDEST_CONTRACT, newest: CONTRACT_VERSION, provides };
    this.emitFile({ type: 'asset', fileName: SHELL_CONTRACTS_FILE, source: JSON.stringify(contracts) });
  },
});
