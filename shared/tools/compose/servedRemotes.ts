import { fitsContract, type Registry } from '../../contracts/registry.ts';
import { contractsOfShell } from '../build/remoteBuild.ts';
import { shellFolder } from './shellRecord.ts';

/** The builds of remotes that visitors may get and that a stored shell does not serve, as a line each. */
function unserved(out: string, version: string, registry: Registry): string[] {
  const contracts = contractsOfShell(shellFolder(out, version));
  return Object.entries(registry).flatMap(([name, record]) => {
    const builds = { live: record, canary: record.canary?.build, fallback: record.fallback };
    return Object.entries(builds).flatMap(([role, build]) =>
      build && !fitsContract(build, contracts) ? `${name} ${build.version} (${role}): contract ${build.contract}` : [],
    );
  });
}

/** The contract gate of a remote the other way round. Throws, with every remote that the pages of this shell would refuse. */
export function assertServed(out: string, version: string, registry: Registry): void {
  const problems = unserved(out, version, registry);
  if (problems.length === 0) return;
  const { oldest, newest } = contractsOfShell(shellFolder(out, version));
  throw new Error(
    `shell ${version} serves the contracts ${oldest} to ${newest}, and not what visitors get of:\n  ${problems.join('\n  ')}\nRelease or roll back these first. --force takes it all the same`,
  );
}
