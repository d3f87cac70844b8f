import type { Registry, RemoteBuild } from '@remotes-kit/runtime/registry';
import type { Composition } from './composition.ts';
import { withMissing } from './registryTransitions.ts';
import { shellFolder, shellsInUse } from './shellRecord.ts';
import { storedFacts } from './siteFolder.ts';

/** The stored builds of remotes that the stored shells serve, by the names that the builds use (docs/decisions/039). */

type Named = Pick<RemoteBuild, 'version' | 'contract'>;

/** The names that a stored build uses and a stored shell does not provide. */
function missingIn({ builds }: Composition, out: string, shell: string): (name: string, build: Named) => string[] {
  const missing = builds.missingIn(shellFolder(out, shell));
  return (name, { version, contract }) => missing({ contract, uses: storedFacts(out, name, version).uses });
}

/** The registry as the pages of one stored shell have to get it: each build says what this shell does not provide. */
export function comparedWith(composition: Composition, out: string, shell: string, registry: Registry): Registry {
  const missing = missingIn(composition, out, shell);
  return Object.fromEntries(
    Object.entries(registry).map(([name, record]) => [name, withMissing(record, (build) => missing(name, build))]),
  );
}

/** The shells which visitors may have that do not provide what a build uses, as a line each. */
export const lackingShells = (composition: Composition, out: string, name: string, build: Named): string[] =>
  shellsInUse(out).flatMap(({ role, version }) => {
    const missing = missingIn(composition, out, version)(name, build);
    return missing.length > 0 ? `shell ${version} (${role}): ${missing.join(', ')}` : [];
  });

/** True when every visitor's shell has the names that a build uses. */
export const isProvided = (composition: Composition, out: string, name: string, build: Named) =>
  lackingShells(composition, out, name, build).length === 0;

/** The gate of a remote. Throws, with every shell that some visitors have and that does not provide what the build uses. */
export function assertProvided(composition: Composition, out: string, name: string, build: Named): void {
  const problems = lackingShells(composition, out, name, build);
  if (problems.length === 0) return;
  throw new Error(
    `${name} ${build.version} uses what these do not provide:\n  ${problems.join('\n  ')}\nRelease the shell first, or end its canary. --force takes it all the same`,
  );
}

/** The gate of a shell. Throws, with every build that visitors may get of a remote and that uses what this shell does not provide. */
export function assertServed(composition: Composition, out: string, shell: string, registry: Registry): void {
  const missing = missingIn(composition, out, shell);
  const problems = Object.entries(registry).flatMap(([name, record]) => {
    const builds = { live: record, canary: record.canary?.build, fallback: record.fallback };
    return Object.entries(builds).flatMap(([role, build]) => {
      const names = build ? missing(name, build) : [];
      return names.length > 0 ? `${name} ${build!.version} (${role}): ${names.join(', ')}` : [];
    });
  });
  if (problems.length === 0) return;
  throw new Error(
    `shell ${shell} does not provide what visitors' builds use:\n  ${problems.join('\n  ')}\nRelease or roll back these first. --force takes it all the same`,
  );
}
