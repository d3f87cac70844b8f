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
