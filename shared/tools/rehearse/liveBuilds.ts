import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTE_NAMES, type RemoteName } from '../../contracts/remotes.ts';
import { DEPLOY } from '../build/folders.ts';
import { previousBuilds } from '../build/previousBuilds.ts';
import { readRegistryFile } from '@remotes-kit/release/siteFolder';
import { currentRelease, publicFolder } from '@remotes-kit/release/siteReleases';
import { versionOf } from '@remotes-kit/release/versionOf';

/** A remote's build that visitors get. */
export interface LiveBuild {
  name: RemoteName;
  version: string;
  /** The folder of its files. */
  dist: string;
}

/**
 * The live builds of the site in `out`; absent: of the site that `npm start` composed, or else those of the last release
 * (`npm run previous`). Throws where there are none.
 */
export function liveBuilds(out?: string): LiveBuild[] {
  if (out !== undefined || currentRelease(DEPLOY)) return buildsIn(publicFolder(out ?? DEPLOY));
  const previous = previousBuilds();
  if (!previous)
    throw new Error('There is no live build here: `npm start` or `npm run previous` once, or name a site: --site.');
  return REMOTE_NAMES.map((name) => ({ name, dist: previous(name) }))
    .filter(({ dist }) => existsSync(dist))
    .map(({ name, dist }) => ({ name, dist, version: versionOf(dist) }));
}

function buildsIn(folder: string): LiveBuild[] {
  const registry = readRegistryFile(folder);
  return REMOTE_NAMES.flatMap((name) => {
    const version = registry[name]?.version;
    return version === undefined ? [] : [{ name, version, dist: join(folder, `mfe-${name}`, version) }];
  });
}
