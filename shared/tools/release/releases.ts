import type { RemoteRecord } from '../../contracts/registry.ts';
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
import { aligned } from '../reports/figuresTable.ts';
import { writeDocuments } from '../compose/writeDocuments.ts';

/** What a team can do to its own remote in a composed site. Each act changes remotes.json and the documents, nothing else. */
export function releasesIn(out: string) {
  const change = (name: RemoteName, next: (record: RemoteRecord) => RemoteRecord): RemoteRecord => {
    const registry = readRegistryFile(out);
    const record = registry[name];
    if (!record) throw new Error(`${name} is not part of the site in ${out}`);
    const changed = next(record);
    writeRegistryFile(out, { ...registry, [name]: changed });
    writeDocuments(out);
    return changed;
  };
  const store = (name: RemoteName, dist: string) => {
    assertContract(name, dist);
    const { built, ...settings } = readSettings(out);
    const release = storeBuild(name, dist, out);
    writeSettings(out, { ...settings, built: { ...built, [name]: release.version } });
    return registered(release, settings.origins[name]);
  };

  return {
    release: (name: RemoteName, dist: string, { isFloor = false } = {}) => {
      const build = store(name, dist);
      return change(name, (record) => {
        const next = released(record, build);
        return isFloor ? { ...next, floor: build.release } : next;
      });
    },
    canary: (name: RemoteName, dist: string, percent: number) => {
      const build = store(name, dist);
      return change(name, (record) => canaried(record, build, percent));
    },
    rollback: (name: RemoteName) =>
      change(name, (record) => {
        const older = releasesOf(name, out).find(({ release }) => release < (record.fallback?.release ?? 0));
        return rolledBack(record, older && registered(older, readSettings(out).origins[name]));
      }),
    disable: (name: RemoteName, text: string | undefined) => change(name, (record) => disabled(record, text)),
  };
}

/** What is live where, as a table: one line for each remote. */
export function releasesTable(out: string): string {
  const registry = readRegistryFile(out);
  const rows = REMOTE_NAMES.map((name) => {
    const record = registry[name];
    if (!record) return [name, 'not deployed', '', '', '', ''];
    const builds = releasesOf(name, out);
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
