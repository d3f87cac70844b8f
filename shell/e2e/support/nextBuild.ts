import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteRecord } from '../../../shared/contracts/registry.ts';
import type { RemoteName } from '../../../shared/contracts/remotes.ts';
import { distOf } from '../../../shared/tools/build/folders.ts';
import { releasesIn } from '../../../shared/tools/release/releases.ts';
import type { Site } from '../../../shared/tools/serve/startSite.ts';
import {
  readHistory,
  readRegistryFile,
  writeHistory,
  writeRegistryFile,
} from '../../../shared/tools/compose/siteFolder.ts';
import { publicFolder, publish } from '../../../shared/tools/compose/siteReleases.ts';
import { writeDocuments } from '../../../shared/tools/compose/writeDocuments.ts';

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
    writeRegistryFile(folder, { ...registry, [name]: change(registry[name]!) });
    writeDocuments(folder);
  });
}

/** Runs `act` while a build without a fallback is live, whatever the shell provides, and restores the previous one afterwards. */
export async function whileLive(site: Site, name: RemoteName, dist: string, act: () => Promise<void>): Promise<void> {
  await restoring(site, name, async () => {
    releasesIn(site.out).release(name, { dist }, { isForced: true });
    editRecord(site, name, ({ fallback: _fallback, ...record }) => record);
    await act();
  });
}

/** Runs `act` and restores what it changed of a remote: its record, and the history that a rollback of a later test goes along. */
export async function restoring(site: Site, name: RemoteName, act: () => Promise<void>): Promise<void> {
  const before = readRegistryFile(publicFolder(site.out))[name]!;
  const history = readHistory(publicFolder(site.out));
  try {
    await act();
  } finally {
    publish(site.out, `${name} is being restored by a test`, (folder) => {
      writeRegistryFile(folder, { ...readRegistryFile(folder), [name]: before });
      writeHistory(folder, history);
      writeDocuments(folder);
    });
  }
}
