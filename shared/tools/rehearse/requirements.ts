import { satisfies } from 'semver';
import { versionProblems, type PackageJson } from '@remotes-kit/build/providedVersions';
import type { Share } from '@remotes-kit/build/remoteBuild';

/** The packages that are rehearsed, and their version. */
interface Provided {
  names: readonly string[];
  version: string;
}

/** The rule of a remote's build for a package, as federation reads it: 'any version, singleton'. Empty where it takes none of its modules itself. */
export function ruleOf(shares: readonly Share[], names: readonly string[]): string {
  const rules = sharesOf(shares, names).map(
    ({ requiredVersion, singleton }) => (requiredVersion || 'any version') + (singleton ? ', singleton' : ''),
  );
  return [...new Set(rules)].join('; ');
}

/** The requirements of a remote, of its build and of its package.json, that exclude the version: a text each. */
export function exclusions(shares: readonly Share[], packageJson: PackageJson, { names, version }: Provided): string[] {
  const ofBuild = sharesOf(shares, names)
    .filter(
      ({ requiredVersion }) => requiredVersion && !satisfies(version, requiredVersion, { includePrerelease: true }),
    )
    .map(({ name, requiredVersion }) => `its build takes ${name} ${String(requiredVersion)}`);
  const ofSources = versionProblems(packageJson, Object.fromEntries(names.map((name) => [name, version])));
  return [...ofBuild, ...ofSources.map((problem) => `its package.json asks for ${problem}`)];
}

/**
 * The packages of a remote whose peer dependencies exclude the version, a text each: no reason not to run a build that they are already part
 * of. `packageOf` reads an installed package; undefined where it is not installed.
 */
export function peerRemarks(
  { dependencies = {} }: PackageJson,
  packageOf: (name: string) => PackageJson | undefined,
  { names, version }: Provided,
): string[] {
  return Object.keys(dependencies).flatMap((dependency) => {
    const { peerDependencies: peers = {}, version: installed = '' } = packageOf(dependency) ?? {};
    return names
      .filter((name) => peers[name] !== undefined && !satisfies(version, peers[name], { includePrerelease: true }))
      .map((name) => `${dependency} ${installed} asks for ${name} ${peers[name]}`);
  });
}

/** Modules of a package are shares of their own: react/jsx-runtime. */
const sharesOf = (shares: readonly Share[], names: readonly string[]) =>
  shares.filter((share) => names.some((name) => share.name === name || share.name.startsWith(`${name}/`)));
