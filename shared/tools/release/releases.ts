import type { RemoteBuild, RemoteRecord } from '../../contracts/registry.ts';
import { REMOTE_NAMES, type RemoteName } from '../../contracts/remotes.ts';
import { assertContract } from '../build/remoteBuild.ts';
import { canaried, disabled, released, rolledBack } from '../compose/registryTransitions.ts';
import {
  readRegistryFile,
  readSettings,
  registered,
  releasesOf,
  storeBuild,
  writeRegistryFile,
  writeSettings,
} from '../compose/siteFolder.ts';
import { publicFolder, publish } from '../compose/siteReleases.ts';
import { writeDocuments } from '../compose/writeDocuments.ts';

/** What a team can do to its own remote in a composed site. Each act is a release of the site, in which only the registry and the documents differ. */
export function releasesIn(out: string) {
  const change = (
    name: RemoteName,
    what: string,
    next: (record: RemoteRecord, folder: string) => RemoteRecord,
  ): RemoteRecord =>
    publish(out, `${name} is being ${what}`, (folder) => {
      const registry = readRegistryFile(folder);
      const record = registry[name];
      if (!record) throw new Error(`${name} is not part of the site in ${out}`);
      const changed = next(record, folder);
      writeRegistryFile(folder, { ...registry, [name]: changed });
      writeDocuments(folder);
      return changed;
    });

  return {
    release: (name: RemoteName, dist: string, { isFloor = false } = {}) =>
      change(name, 'released', (record, folder) => {
        const build = store(name, dist, folder);
        const next = released(record, build);
        return isFloor ? { ...next, floor: build.release } : next;
      }),
    canary: (name: RemoteName, dist: string, percent: number) =>
      change(name, 'released', (record, folder) => canaried(record, store(name, dist, folder), percent)),
    rollback: (name: RemoteName) =>
      change(name, 'rolled back', (record, folder) => {
        const older = releasesOf(name, folder).find(({ release }) => release < (record.fallback?.release ?? 0));
        return rolledBack(record, older && registered(older, readSettings(folder).origins[name]));
      }),
    disable: (name: RemoteName, text: string | undefined) =>
      change(name, 'disabled', (record) => disabled(record, text)),
  };
}

/** Puts a build beside the remote's older ones. Throws where it breaks the contract. */
function store(name: RemoteName, dist: string, folder: string): RemoteBuild {
  assertContract(name, dist);
  const { built, ...settings } = readSettings(folder);
  const release = storeBuild(name, dist, folder);
  writeSettings(folder, { ...settings, built: { ...built, [name]: release.version } });
  return registered(release, settings.origins[name]);
}

/** What is live where, as a table: one line for each remote. */
export function releasesTable(out: string): string {
  const folder = publicFolder(out);
  const registry = readRegistryFile(folder);
  const rows = REMOTE_NAMES.map((name) => {
    const record = registry[name];
    if (!record) return [name, 'not deployed', '', '', '', ''];
    const builds = releasesOf(name, folder);
    const stored = builds.find(({ version }) => version === record.version);
    return [
      name,
      `${record.version} (#${record.release})`,
      stored?.releasedAt.slice(0, 16).replace('T', ' ') ?? '',
      record.fallback ? `${record.fallback.version} (#${record.fallback.release})` : 'none',
      record.canary ? `${record.canary.build.version} ${record.canary.percent} %` : 'none',
      record.disabled ? `off: ${record.disabled}` : 'on',
    ];
  });
  return aligned([['remote', 'live', 'built into the site', 'fallback', 'canary', 'state'], ...rows]);
}

/** The rows as lines, each column as wide as its longest cell. */
function aligned(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lineOf = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ');
  return rows.map((row) => lineOf(row).trimEnd()).join('\n');
}
