import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTE_NAMES, REMOTES, type RemoteName } from '../../contracts/remotes.ts';
import { distOf } from '../build/folders.ts';
import { MODULES_FILE } from '../build/remoteBuild.ts';

/** What every remote is built with, whatever it imports. */
const BUILT_WITH = ['package-lock.json', 'shared/contracts/remote.ts', 'shared/tools/build/**'];

/**
 * The paths whose change may change a remote's build, for `paths` of a workflow: its folder, what every build reads, and
 * each file of shared that its bundler put into a chunk. Throws where the remote is not built.
 */
export function watchedPaths(name: RemoteName, dist = distOf(name)): string[] {
  const file = join(dist, MODULES_FILE);
  if (!existsSync(file)) throw new Error(`${name} is not built: npm run build`);
  const modules = JSON.parse(readFileSync(file, 'utf8')) as string[];
  const shared = modules.filter((module) => module.startsWith('shared/'));
  return [`${REMOTES[name].folder}/**`, ...new Set([...BUILT_WITH, ...shared])];
}

/** The remotes that a change of these files is built into, by the paths that their workflows watch. */
export const remotesOf = (files: readonly string[]): RemoteName[] =>
  REMOTE_NAMES.filter((name) => watchedPaths(name).some((path) => files.some((file) => isUnder(path, file))));

const isUnder = (path: string, file: string) =>
  path.endsWith('/**') ? file.startsWith(path.slice(0, -2)) : file === path;
