import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseMounts } from '@remotes-kit/runtime/mounts';
import { SHELL_CONTRACTS_FILE, type ShellContracts } from './providedNames.ts';
import { CONTRACT_FILE, federationManifest, filesOf, sentinelOf, type Contract } from './remoteBuild.ts';

/** The contract of a build, the names that it uses and its paths; the first builds stored none of these, later ones not all. */
export function contractOf(dist: string): Contract {
  const file = join(dist, CONTRACT_FILE);
  const said = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Contract) : undefined;
  const mount = said?.mount && parseMounts({ itself: said.mount }).itself;
  return { contract: said?.contract ?? 1, ...(said?.uses && { uses: said.uses }), ...(mount && { mount }) };
}

/** The contracts and names that a built shell provides; `unsaid` where its build does not say. */
export function contractsOfShell(dist: string, unsaid: ShellContracts): ShellContracts {
  const file = join(dist, SHELL_CONTRACTS_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ShellContracts) : unsaid;
}

/** The part of a remote's configuration that its build is held to. */
interface Promised {
  /** The name of the remote. */
  name: string;
  /** The modules that the shell provides, as they are imported. */
  provided: readonly string[];
}

/** The mark of any remote, with its name. */
const MARK = new RegExp(`${sentinelOf('')}([\\w-]+)\\s*:`);

/** Problems of a build with the contract, as far as its files tell: exposed routes, what it takes from the shell, its sheet's mark. */
export function contractProblems(dist: string, { name, provided }: Promised): string[] {
  const { metaData, shared, exposes } = federationManifest(dist);
  const entry = readFileSync(join(dist, metaData.remoteEntry.name), 'utf8');
  const lost = Object.keys(contractOf(dist).uses ?? {}).filter((module) => !entry.includes(module));
  const foreign = shared.map((share) => share.name).filter((share) => !provided.includes(share));
  const sheets = filesOf(dist, '.css').map((file) => readFileSync(file, 'utf8'));
  const hasSentinel = sheets.some((sheet) => sheet.includes(sentinelOf(name)));
  const others = sheets
    .flatMap((sheet) => MARK.exec(sheet)?.[1] ?? [])
    .map((other) => `, and one is of ${other}: is this a build of ${other}?`);
  return [
    ...(exposes.some((exposed) => exposed.name === 'routes') ? [] : ['it does not expose ./routes']),
    ...foreign.map((share) => `it wants ${share} from the shell, which does not provide it`),
    // On a busy machine the plugin may write the entry before the last module is known (docs/decisions/002).
    ...lost.map((share) => `its entry does not take ${share} from the shell, though a module uses it`),
    ...(hasSentinel ? [] : [`no sheet of it sets ${sentinelOf(name)}${others[0] ?? ''}`]),
    ...(existsSync(join(dist, 'index.html')) ? ['it has a document of its own'] : []),
  ];
}
