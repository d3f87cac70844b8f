import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { servedBuild } from '@remotes-kit/runtime/canary';
import { replaceFile } from './files.ts';
import { remoteIn } from './remoteFolder.ts';
import { readRegistryFile, readSettings } from './siteFolder.ts';

const MANIFEST = 'mf-manifest.json';
/** The types of what a remote exposes, under the names by which a host imports it. */
const TYPES_FILE = '@mf-types.d.ts';

/**
 * For hosts of others, which do not read our registry: beside the versions of a remote the federation manifest of the one
 * that visitors get, and its types. So a release, a rollback and a disabled remote reach them too. Without such hosts, or
 * where the remote is off, there is none.
 */
export function writeLiveManifests(out: string): void {
  const { hosts = [] } = readSettings(out);
  const registry = readRegistryFile(out);
  for (const part of readdirSync(out)) {
    const name = remoteIn(part);
    if (name === undefined) continue;
    const folder = join(out, part);
    for (const file of [MANIFEST, TYPES_FILE]) rmSync(join(folder, file), { force: true });
    const record = hosts.length > 0 ? registry[name] : undefined;
    const version = record && !record.disabled && servedBuild(record)?.version;
    if (!version || !existsSync(join(folder, version, MANIFEST))) continue;
    replaceFile(join(folder, MANIFEST), inVersion(readFileSync(join(folder, version, MANIFEST), 'utf8'), version));
    // A build from before types were published has none.
    if (existsSync(join(folder, version, TYPES_FILE)))
      copyFileSync(join(folder, version, TYPES_FILE), join(folder, TYPES_FILE));
  }
}

/** All files of a build lie below `assets`, and a host finds them from where the manifest is. */
const inVersion = (manifest: string, version: string) => manifest.replaceAll('"assets/', `"${version}/assets/`);
