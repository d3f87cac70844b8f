import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTE_NAMES, REMOTES, type RemoteName } from '../../contracts/remotes.ts';
import { distOf } from '../build/folders.ts';
import { versionOf } from '@remotes-kit/release/versionOf';
import type { Source } from '../release/releases.ts';

const STORED = /^[0-9a-f]{12}$/;

/**
 * The builds that `feed=3fa9c1d20b7e`, `feed=built`, `feed=some/folder` or `feed` name: one that the site has stored, the one in the
 * remote's folder, one in another folder. `feed` alone is the one in its folder too, and is in `toBuild`. Throws, in words for a terminal.
 */
export function askedBuilds(words: readonly string[]): { builds: Map<RemoteName, Source>; toBuild: RemoteName[] } {
  const builds = new Map<RemoteName, Source>();
  const toBuild: RemoteName[] = [];
  for (const word of words) {
    const [given = '', value] = word.split(/=(.*)/s);
    const name = remoteNamed(given);
    if (builds.has(name)) throw new Error(`${name} is named twice`);
    if (value === '') throw new Error(`Which build of ${name}? \`${name}=built\`, a stored version or a folder`);
    if (value === undefined) toBuild.push(name);
    builds.set(name, sourceOf(name, value));
  }
  return { builds, toBuild };
}

/** The builds below a folder, as another checkout packed them: each `mfe-<name>/dist` of a remote that this one knows. */
export const buildsBelow = (folder: string): Map<RemoteName, Source> =>
  new Map(
    REMOTE_NAMES.map((name) => [name, { dist: join(folder, REMOTES[name].folder, 'dist') }] as const).filter(
      ([, { dist }]) => existsSync(dist),
    ),
  );

/** A name for a preview: the remotes in it, and a hash of their versions. A channel of Hosting takes it too. */
export function previewName(builds: ReadonlyMap<RemoteName, Source>): string {
  const versions = [...builds].map(([name, source]) => [
    name,
    'dist' in source ? versionOf(source.dist) : source.version,
  ]);
  const hash = createHash('sha256').update(JSON.stringify(versions.sort())).digest('hex').slice(0, 8);
  const names = [...builds.keys()].sort().join('-');
  return `${names.length > 40 ? 'remotes' : names}-${hash}`;
}

/** Throws for a name that is no folder's and no channel's. */
export function assertPreviewName(name: string): void {
  if (!/^[a-z0-9][a-z0-9-]{0,49}$/.test(name))
    throw new Error(`${name}: a preview's name has small letters, digits and -`);
}

function remoteNamed(given: string): RemoteName {
  const name = REMOTE_NAMES.find((known) => known === given);
  if (!name) throw new Error(`${given || 'nothing'}: no remote. One or more of: ${REMOTE_NAMES.join(', ')}`);
  return name;
}

function sourceOf(name: RemoteName, value: string | undefined): Source {
  if (value === undefined || value === 'built') return { dist: distOf(name) };
  return STORED.test(value) ? { version: value } : { dist: value };
}
