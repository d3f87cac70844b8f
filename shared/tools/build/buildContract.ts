/**
 * The contract of a build, as its files say it. Apart from remoteBuild.ts, which configurations of Vite import: plain Node loads
 * these, and could not load the kit, which is TypeScript.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseMounts, type Mount } from '@remotes-kit/runtime/mounts';
import { CONTRACT_VERSION, OLDEST_CONTRACT } from '../../contracts/remote.ts';
import { REMOTES, type RemoteName } from '../../contracts/remotes.ts';
import { SHELL_CONTRACTS_FILE, type Names, type ShellContracts } from './providedNames.ts';
import { CONTRACT_FILE, federationManifest, filesOf, sentinelOf } from './remoteBuild.ts';
import { STATEFUL } from './sharing.ts';

/** Modules that the shell gives besides the stateful ones. */
const REACT = /^react(-dom)?(\/|$)/;

/** The contract of a build, the names that it uses and its paths; the first builds stored none of these, later ones not all. */
export function contractOf(dist: string): { contract: number; uses?: Names; mount?: Mount } {
  const file = join(dist, CONTRACT_FILE);
  const said = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof contractOf>) : undefined;
  const mount = said?.mount && parseMounts({ itself: said.mount }).itself;
  return { contract: said?.contract ?? 1, ...(said?.uses && { uses: said.uses }), ...(mount && { mount }) };
}

/** The contracts and names that a built shell provides; the versions of these sources where its build does not say. */
export function contractsOfShell(dist: string): ShellContracts {
  const file = join(dist, SHELL_CONTRACTS_FILE);
  if (!existsSync(file)) return { oldest: OLDEST_CONTRACT, newest: CONTRACT_VERSION };
  return JSON.parse(readFileSync(file, 'utf8')) as ShellContracts;
}

/** Problems of a build with the contract, as far as its files tell: exposed routes, what it takes from the shell, its sheet's mark. */
export function contractProblems(name: RemoteName, dist: string): string[] {
  const { metaData, shared, exposes } = federationManifest(dist);
  const entry = readFileSync(join(dist, metaData.remoteEntry.name), 'utf8');
  const lost = Object.keys(contractOf(dist).uses ?? {}).filter((module) => !entry.includes(module));
  const provided: readonly string[] = STATEFUL;
  const foreign = shared.map((share) => share.name).filter((share) => !provided.includes(share) && !REACT.test(share));
  const hasSentinel = filesOf(dist, '.css').some((file) => readFileSync(file, 'utf8').includes(sentinelOf(name)));
  return [
    ...(exposes.some((exposed) => exposed.name === 'routes') ? [] : ['it does not expose ./routes']),
    ...foreign.map((share) => `it wants ${share} from the shell, which does not provide it`),
    // On a busy machine the plugin may write the entry before the last module is known (docs/decisions/002).
    ...lost.map((share) => `its entry does not take ${share} from the shell, though a module uses it`),
    ...(hasSentinel ? [] : [`no sheet of it sets ${sentinelOf(name)}`]),
    ...(existsSync(join(dist, 'index.html')) ? ['it has a document of its own'] : []),
  ];
}

/** Throws, with every problem, when a build breaks the contract. */
export function assertContract(name: RemoteName, dist: string): void {
  const problems = contractProblems(name, dist);
  if (problems.length > 0)
    throw new Error(`${REMOTES[name].folder} does not keep the contract:\n  ${problems.join('\n  ')}`);
}
