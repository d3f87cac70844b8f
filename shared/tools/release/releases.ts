import { servedBuild } from '../../contracts/canary.ts';
import { fitsContract, type ContractRange, type RemoteBuild, type RemoteRecord } from '../../contracts/registry.ts';
import { REMOTE_NAMES, type RemoteName } from '../../contracts/remotes.ts';
import { assertContract, contractsOfShell } from '../build/remoteBuild.ts';
import { storeMaps } from '../build/privateMaps.ts';
import { canaried, decided, disabled, released, rolledBack, withFloor } from '../compose/registryTransitions.ts';
import { readRegistryFile, readSettings, writeRegistryFile, writeSettings } from '../compose/siteFolder.ts';
import { registered, releasesOf, storeBuild, versionOf } from '../compose/storedBuilds.ts';
import { aligned } from '../reports/figuresTable.ts';
import { publicFolder, publish } from '../compose/siteReleases.ts';
import { writeDocuments } from '../compose/writeDocuments.ts';

interface ReleaseOptions {
  /** The oldest release that pages still accept: this one, or that of a version which is stored. Absent = as before. */
  floor?: 'this' | { version: string };
  /** Releases also what the live shell refuses, or what a floor withdrew. */
  isForced?: boolean;
}

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
  const withMaps: typeof store = (name, dist, folder, options) => {
    storeMaps(dist, out);
    return store(name, dist, folder, options);
  };

  return {
    release: (name: RemoteName, dist: string, { floor, isForced }: ReleaseOptions = {}) =>
      change(name, 'released', (record, folder) => {
        const next = released(record, withMaps(name, dist, folder, { record, isForced }));
        return floor === undefined ? next : withFloor(next, floorOf(name, folder, next, floor));
      }),
    canary: (name: RemoteName, dist: string, percent: number, { isForced }: Pick<ReleaseOptions, 'isForced'> = {}) =>
      change(name, 'released', (record, folder) =>
        canaried(record, withMaps(name, dist, folder, { record, isForced }), percent),
      ),
    /** Ends the canary of this version, or gives it to everybody: the bytes that were watched, whatever was built since. */
    decideCanary: (name: RemoteName, version: string, verdict: 'worse' | 'proven') =>
      change(name, 'released', (record) => decided(record, version, verdict)),
    rollback: (name: RemoteName) =>
      change(name, 'rolled back', (record, folder) => {
        const older = releasesOf(name, folder).find(
          ({ release }) => release < (record.fallback?.release ?? 0) && release >= (record.floor ?? 1),
        );
        return rolledBack(record, older && registered(older, readSettings(folder).origins[name]));
      }),
    disable: (name: RemoteName, text: string | undefined) =>
      change(name, 'disabled', (record) => disabled(record, text)),
  };
}

/** Puts a build beside the remote's older ones. Throws where it breaks the contract, or where no page would accept it. */
function store(
  name: RemoteName,
  dist: string,
  folder: string,
  { record, isForced = false }: { record: RemoteRecord; isForced?: boolean },
): RemoteBuild {
  assertContract(name, dist);
  const known = releasesOf(name, folder).find(({ version }) => version === versionOf(dist));
  const { built, ...settings } = readSettings(folder);
  const release = storeBuild(name, dist, folder);
  const contracts = contractsOfShell(folder);
  if (!isForced && !fitsContract(release, contracts))
    throw new Error(`${name} ${release.version} ${needs(release, contracts)}, or use --force`);
  if (!isForced && known && known.release < (record.floor ?? 1))
    throw new Error(
      `${name} ${release.version} (#${known.release}) lies below the floor #${record.floor}: --force releases it`,
    );
  writeSettings(folder, { ...settings, built: { ...built, [name]: release.version } });
  return registered(release, settings.origins[name]);
}

const needs = ({ contract }: RemoteBuild, { oldest, newest }: ContractRange) =>
  `needs contract ${contract}, and the live shell serves ${oldest} to ${newest}: ${contract > newest ? 'release the shell first' : 'build it from newer sources'}`;

/** The number of the release that becomes the lowest one allowed. Throws for a version that is not stored. */
function floorOf(name: RemoteName, folder: string, live: RemoteRecord, floor: 'this' | { version: string }): number {
  if (floor === 'this') return live.release;
  const named = releasesOf(name, folder).find(({ version }) => version === floor.version);
  if (!named) throw new Error(`${name} has no version ${floor.version} in this site`);
  return named.release;
}

/** What is live where and what visitors get of it, as a table: one line for each remote. */
export function releasesTable(out: string): string {
  const folder = publicFolder(out);
  const contracts = contractsOfShell(folder);
  const registry = readRegistryFile(folder);
  const titleOf = (build: RemoteBuild) =>
    fitsContract(build, contracts) ? nameOf(build) : `${nameOf(build)} refused: contract ${build.contract}`;
  const rows = REMOTE_NAMES.map((name) => {
    const record = registry[name];
    if (!record) return [name, 'not deployed', '', '', '', '', ''];
    const stored = releasesOf(name, folder).find(({ version }) => version === record.version);
    const served = record.disabled ? undefined : servedBuild(record, contracts);
    return [
      name,
      titleOf(record),
      stored?.releasedAt.slice(0, 16).replace('T', ' ') ?? '',
      served ? nameOf(served) : 'the panel',
      record.fallback ? titleOf(record.fallback) : 'none',
      record.canary ? `${titleOf(record.canary.build)} ${record.canary.percent} %` : 'none',
      record.disabled ? `off: ${record.disabled}` : 'on',
    ];
  });
  return aligned([['remote', 'live', 'built into the site', 'visitors get', 'fallback', 'canary', 'state'], ...rows]);
}

const nameOf = ({ version, release }: RemoteBuild) => `${version} (#${release})`;
