import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteRecord } from '@remotes-kit/runtime/registry';
import { composition } from '../../../shared/tools/composition.ts';
import type { RemoteName } from '../../../shared/contracts/remotes.ts';
import { distOf } from '../../../shared/tools/build/folders.ts';
import { releasesIn } from '@remotes-kit/release/releases';
import type { Site } from '../../../shared/tools/serve/startSite.ts';
import { readRegistryFile, writeRegistryFile } from '@remotes-kit/release/siteFolder';
import { publish } from '@remotes-kit/release/siteReleases';
import { writeDocuments } from '@remotes-kit/release/writeDocuments';

/** A copy of the remote's last build with `change` applied to each of its scripts. */
export function nextBuild(name: RemoteName, change: (code: string, file: string) => string): string {
  const dist = mkdtempSync(join(tmpdir(), `bazaar-${name}-`));
  cpSync(distOf(name), dist, { recursive: true });
  for (const file of readdirSync(join(dist, 'assets')).filter((found) => found.endsWith('.js'))) {
    const path = join(dist, 'assets', file);
    writeFileSync(path, change(readFileSync(path, 'utf8'), file));
  }
  return dist;
}

/** Changes a record of the registry directly, and rewrites the documents. */
export function editRecord(site: Site, name: RemoteName, change: (record: RemoteRecord) => RemoteRecord): void {
  publish(site.out, `${name} is being changed by a test`, (folder) => {
    const registry = readRegistryFile(folder);
    writeRegistryFile(composition, folder, { ...registry, [name]: change(registry[name]!) });
    writeDocuments(composition, folder);
  });
}

/** Makes a build live for everybody, without a fallback, whatever the shell provides. */
export function releaseAlone(site: Site, name: RemoteName, dist: string): void {
  releasesIn(composition, site.out).release(name, { dist }, { isForced: true });
  editRecord(site, name, ({ fallback: _fallback, ...record }) => record);
}
