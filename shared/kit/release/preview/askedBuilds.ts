import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Composition, SiteConfig } from '../compose/composition.ts';
import { remoteFolder } from '../compose/remoteFolder.ts';
import { versionOf } from '../compose/versionOf.ts';
import type { Source } from '../release/releases.ts';

const STORED = /^[0-9a-f]{12}$/;

/**
 * The builds that `feed=3fa9c1d20b7e`, `feed=built`, `feed=some/folder` or `feed` name: one that the site has stored, the one in the
 * remote's folder, one in another folder. `feed` alone is the one in its folder too, and is in `toBuild`. Throws, in words for a terminal.
 */
export function askedBuilds(
  composition: Composition,
  words: readonly string[],
  config: SiteConfig,
): { builds: Map<string, Source>; toBuild: string[] } {
  const builds = new Map<string, Source>();
  const toBuild: string[] = [];
  for (const word of words) {
    const [given = '', value] = word.split(/=(.*)/s);
    const name = remoteNamed(composition, given);
    if (builds.has(name)) throw new Error(`${name} is named twice`);
    if (value === '') throw new Error(`Which build of ${name}? \`${name}=built\`, a stored version or a folder`);
    if (value === undefined) toBuild.push(name);
    builds.set(name, sourceOf(value) ?? { dist: composition.checkout.distOf(name, config) });
  }
  return { builds, toBuild };
}

/** The builds below a folder, as another checkout packed them: each `mfe-<name>/dist` of a remote that this one knows. */
export const buildsBelow = ({ remotes }: Composition, folder: string): Map<string, Source> =>
  new Map(
    Object.keys(remotes)
      .map((name) => [name, { dist: join(folder, remoteFolder(name), 'dist') }] as const)
      .filter(([, { dist }]) => existsSync(dist)),
  );

/** A name for a preview: the remotes in it, and a hash of their versions. A channel of Hosting takes it too. */
export function previewName(builds: ReadonlyMap<string, Source>): string {
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

function remoteNamed({ remotes }: Composition, given: string): string {
  const names = Object.keys(remotes);
  const name = names.find((known) => known === given);
  if (!name) throw new Error(`${given || 'nothing'}: no remote. One or more of: ${names.join(', ')}`);
  return name;
}

/** A stored build or the files of one; undefined where the one in the remote's folder is meant. */
function sourceOf(value: string | undefined): Source | undefined {
  if (value === undefined || value === 'built') return undefined;
  return STORED.test(value) ? { version: value } : { dist: value };
}
