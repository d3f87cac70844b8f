import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteRecord } from '../../contracts/registry.ts';
import type { RemoteName } from '../../contracts/remotes.ts';
import { placeBuild, registered, releasesOf, type Release } from '../compose/placeBuild.ts';
import { readRegistryFile, readSettings, writeRegistryFile, writeSettings } from '../compose/siteFolder.ts';
import { writeDocuments } from '../compose/writeDocuments.ts';
import { assertContract } from './assertContract.ts';
import { canaried, disabled, released, rolledBack } from '../compose/registryTransitions.ts';

/** What a team can do to its own remote in a composed site. Each act changes remotes.json and the documents, nothing else. */
export interface Releases {
  release(name: RemoteName, dist: string, options?: { isFloor?: boolean }): RemoteRecord;
  canary(name: RemoteName, dist: string, percent: number): RemoteRecord;
  rollback(name: RemoteName): RemoteRecord;
  disable(name: RemoteName, text: string | undefined): RemoteRecord;
}

export function releasesIn(out: string): Releases {
  const change = (name: RemoteName, next: (record: RemoteRecord) => RemoteRecord): RemoteRecord => {
    const registry = readRegistryFile(out);
    const record = registry[name];
    if (!record) throw new Error(`${name} is not part of the site in ${out}`);
    const changed = next(record);
    writeRegistryFile(out, { ...registry, [name]: changed });
    writeDocuments(out);
    return changed;
  };
  const place = (name: RemoteName, dist: string): Release => {
    assertContract(name, dist);
    const settings = readSettings(out);
    const release = placeBuild(name, dist, out);
    writeSettings(out, { ...settings, built: { ...settings.built, [name]: release.version } });
    return release;
  };
  const at = (name: RemoteName, release: Release) => registered(release, readSettings(out).origins[name]);

  return {
    release: (name, dist, { isFloor = false } = {}) => {
      const build = at(name, place(name, dist));
      return change(name, (record) => ({ ...released(record, build), ...(isFloor && { floor: build.release }) }));
    },
    canary: (name, dist, percent) => {
      const build = at(name, place(name, dist));
      return change(name, (record) => canaried(record, build, percent));
    },
    rollback: (name) =>
      change(name, (record) => {
        const older = releasesOf(name, out).find(({ release }) => release < (record.fallback?.release ?? 0));
        return rolledBack(record, older && at(name, older));
      }),
    disable: (name, text) => change(name, (record) => disabled(record, text)),
  };
}

/** Runs an act on a folder of its own, for a build that nobody keeps. */
export async function inTemporaryFolder<T>(act: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-build-'));
  try {
    return await act(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
