import * as kit from '@remotes-kit/build/buildContract';
import type { ShellContracts } from '@remotes-kit/build/providedNames';
import { CONTRACT_VERSION, OLDEST_CONTRACT } from '../../contracts/remote.ts';
import { REMOTES, type RemoteName } from '../../contracts/remotes.ts';
import { PROVIDED } from './sharing.ts';

/** The contracts and names that a built shell provides; the versions of these sources where its build does not say. */
export const contractsOfShell = (dist: string): ShellContracts =>
  kit.contractsOfShell(dist, { oldest: OLDEST_CONTRACT, newest: CONTRACT_VERSION });

/** Problems of a remote's build with the contract, as far as its files tell. */
export const contractProblems = (name: RemoteName, dist: string): string[] =>
  kit.contractProblems(dist, { name, provided: PROVIDED });

/** Throws, with every problem, when a build breaks the contract: one of another checkout, or one that was edited. */
export function assertContract(name: RemoteName, dist: string): void {
  const problems = contractProblems(name, dist);
  if (problems.length > 0)
    throw new Error(`${REMOTES[name].folder} does not keep the contract:\n  ${problems.join('\n  ')}`);
}
