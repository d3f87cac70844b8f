import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';
import type { Plugin } from 'vite';

export interface PackageJson {
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The package.json of a folder. Throws where there is none. */
export const packageIn = (folder: string): PackageJson =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;

/** Versions of packages, by their names. */
export type Versions = Readonly<Record<string, string>>;

/** Packages that a remote's package.json asks for and the shell provides in another version, as a line each. */
export function versionProblems(remote: PackageJson, provided: Versions): string[] {
  const wanted = [remote.dependencies, remote.devDependencies, remote.peerDependencies];
  return wanted
    .flatMap((dependencies) => Object.entries(dependencies ?? {}))
    .filter(([name, range]) => provided[name] !== undefined && !satisfies(provided[name], range))
    .map(([name, range]) => `${name} ${range}, but the shell provides ${provided[name]} to every remote`);
}

/** Stops the build, and the dev server, of a remote whose package.json asks for another version of a provided package. */
export const assertProvidedVersions = (folder: string, provided: Versions): Plugin => ({
  name: 'provided-versions',
  buildStart() {
    const problems = versionProblems(packageIn(folder), provided);
    if (problems.length > 0) throw new Error(`${join(folder, 'package.json')} asks for ${problems.join('; and for ')}`);
  },
});
