import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { RemoteBuild } from '../../contracts/registry.ts';
import { REMOTES, type RemoteName } from '../../contracts/remotes.ts';
import { CONTRACT_FILE } from '../build/contractFile.ts';
import { firstFiles } from './firstFiles.ts';
import { hashOf } from './hash.ts';

/** What lies beside a placed build and says what is in it. Its URLs are paths. */
export interface Release extends RemoteBuild {
  releasedAt: string;
  /** The modules that it takes from the shell. */
  shares: string[];
}

const RELEASE_FILE = 'release.json';

interface Manifest {
  metaData: { remoteEntry: { name: string } };
  shared: { name: string }[];
  exposes: { name: string }[];
}

/** What a remote's build says of itself. */
export const manifestOf = (dist: string) =>
  JSON.parse(readFileSync(join(dist, 'mf-manifest.json'), 'utf8')) as Manifest;

/** The contract that a build was made for; the first one did not say. */
export function contractOf(dist: string): number {
  const file = join(dist, CONTRACT_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { contract: number }).contract : 1;
}

/** Copies a build beside the older ones, into a folder named by its version that never changes again. */
export function placeBuild(name: RemoteName, dist: string, out: string): Release {
  const version = versionOf(dist);
  const path = `${REMOTES[name].folder}/${version}`;
  const file = join(out, path, RELEASE_FILE);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Release;
  const manifest = manifestOf(dist);
  const entry = manifest.metaData.remoteEntry.name;
  const at = (part: string) => `/${path}/${part}`;
  const others = manifest.exposes.map((exposed) => exposed.name).filter((exposed) => exposed !== 'routes');
  const { scripts, css } = firstFiles(dist, entry, others);
  const release: Release = {
    version,
    release: Math.max(0, ...releasesOf(name, out).map(({ release: number }) => number)) + 1,
    contract: contractOf(dist),
    entry: at(entry),
    preload: scripts.map(at),
    css: css.map(at),
    integrity: Object.fromEntries(
      namesIn(dist)
        .filter((part) => part.endsWith('.js'))
        .map((part) => [at(part), hashOf(readFileSync(join(dist, part)))]),
    ),
    releasedAt: new Date().toISOString(),
    shares: manifest.shared.map((shared) => shared.name),
  };
  cpSync(dist, join(out, path), { recursive: true });
  writeFileSync(file, `${JSON.stringify(release, null, 2)}\n`);
  return release;
}

/** Every build of a remote that lies in a composed site, the newest first. */
export function releasesOf(name: RemoteName, out: string): Release[] {
  const folder = join(out, REMOTES[name].folder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((version) => join(folder, version, RELEASE_FILE))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Release)
    .sort((a, b) => b.release - a.release);
}

/** The build as the registry holds it; `origin` where the remote has one of its own. */
export function registered(release: Release, origin = ''): RemoteBuild {
  const { version, release: number, contract, entry, preload, css, integrity } = release;
  const at = (path: string) => origin + path;
  const hashes = Object.fromEntries(Object.entries(integrity).map(([path, hash]) => [at(path), hash]));
  return {
    version,
    release: number,
    contract,
    entry: at(entry),
    preload: preload.map(at),
    css: css.map(at),
    integrity: hashes,
  };
}

/** The same files give the same version, so that a build without a change is no release. */
export function versionOf(dist: string): string {
  const hash = createHash('sha256');
  for (const name of namesIn(dist)) hash.update(name).update(readFileSync(join(dist, name)));
  return hash.digest('hex').slice(0, 12);
}

function namesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((found) => found.isFile())
    .map((found) => relative(folder, join(found.parentPath, found.name)).split(sep).join('/'))
    .sort();
}
