import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTE_NAMES, REMOTES, type RemoteName } from '../../contracts/remotes.ts';
import { distOf } from '../build/folders.ts';
import { MODULES_FILE } from '../build/remoteBuild.ts';

/** The sources that every remote is built with, whatever it imports. */
const BUILT_WITH = ['package-lock.json', 'shared/contracts/remote.ts', 'shared/kit/build/**', 'shared/tools/build/**'];

/** The sources in a remote's build, and of each the exports in it. Throws where the remote is not built. */
function sourcesOf(name: RemoteName, dist = distOf(name)): Record<string, string[]> {
  const file = join(dist, MODULES_FILE);
  if (!existsSync(file)) throw new Error(`${name} is not built: npm run build`);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;
}

const isShared = (file: string) => file.startsWith('shared/');

/**
 * The paths whose change may change a remote's build, for `paths` of a workflow: its folder, what every build reads, and
 * each file of shared that its bundler put into a chunk.
 */
export function watchedPaths(name: RemoteName, dist = distOf(name)): string[] {
  const shared = Object.keys(sourcesOf(name, dist)).filter(isShared);
  return [`${REMOTES[name].folder}/**`, ...new Set([...BUILT_WITH, ...shared])];
}

/** The remotes that a change of these files may be built into, by the paths that their workflows watch. */
export const remotesOf = (files: readonly string[]): RemoteName[] =>
  REMOTE_NAMES.filter((name) => watchedPaths(name).some((path) => files.some((file) => isUnder(path, file))));

const isUnder = (path: string, file: string) =>
  path.endsWith('/**') ? file.startsWith(path.slice(0, -2)) : file === path;

/** A file of shared, and the remotes that an edit of it releases. */
interface Bundled {
  file: string;
  /** Those that have any of it. */
  remotes: RemoteName[];
  /** Those that have each export. */
  byExport: Record<string, RemoteName[]>;
}

/** Every file of shared that a remote bundles: an edit of an export changes the builds that contain it, and no other. */
export function bundledFiles(): Bundled[] {
  const builds = REMOTE_NAMES.map((name) => [name, sourcesOf(name)] as const);
  const whose = (isIn: (sources: Record<string, string[]>) => boolean | undefined) =>
    builds.filter(([, sources]) => isIn(sources)).map(([name]) => name);
  const files = new Set(builds.flatMap(([, sources]) => Object.keys(sources)).filter(isShared));
  return [...files].sort().map((file) => {
    const exports = new Set(builds.flatMap(([, sources]) => sources[file] ?? []));
    return {
      file,
      remotes: whose((sources) => sources[file] !== undefined),
      byExport: Object.fromEntries(
        [...exports].map((name) => [name, whose((sources) => sources[file]?.includes(name))]),
      ),
    };
  });
}
