import type { RemoteBuild, RemoteRecord } from '../../contracts/registry.ts';
import type { RemoteName } from '../../contracts/remotes.ts';
import { storeMaps } from '../build/privateMaps.ts';
import { withdrawnOf, type Act, type Author } from '../compose/history.ts';
import {
  canaried,
  disabled,
  released,
  withFallback,
  withFloor,
  withoutCanary,
} from '../compose/registryTransitions.ts';
import { readHistory, readRegistryFile, readSettings, writeHistory, writeRegistryFile } from '../compose/siteFolder.ts';
import { publish } from '../compose/siteReleases.ts';
import { buildBefore, registered, releasesOf, type Place } from '../compose/storedBuilds.ts';
import { writeDocuments } from '../compose/writeDocuments.ts';
import { authorHere } from './author.ts';
import { storeRelease } from './storeRelease.ts';

/** A build to act with: files that are put into the site, or the version of one that it has. */
export type Source = { dist: string } | { version: string };

interface Forced {
  /** Acts also with what the live shell refuses, a floor forbids, or was withdrawn; and with sources older than the live ones. */
  isForced?: boolean;
}

interface ReleaseOptions extends Forced {
  /** The oldest release that pages still accept: this one, or that of a version which is stored. Absent = as before. */
  floor?: 'this' | { version: string };
}

/** What an act makes of a remote. */
interface Done {
  record: RemoteRecord;
  acts: Omit<Act, 'at' | 'of' | 'by'>[];
}

/**
 * What a team can do to its own remote in a composed site. Each act is a release of the site, in which only the registry, the
 * documents and the history differ. Every act throws, and changes nothing, where it cannot do what it was asked for.
 */
export function releasesIn(out: string, by: Author = authorHere()) {
  const change = (name: RemoteName, what: string, act: (site: Place) => Done): RemoteRecord =>
    publish(out, `${name} is being ${what}`, (folder) => {
      const registry = readRegistryFile(folder);
      const before = readHistory(folder);
      const { record, acts } = act({ name, folder, record: registry[name], history: before });
      const at = new Date().toISOString();
      const history = [...before, ...acts.map((done): Act => ({ ...done, at, of: name, by }))];
      const changed = withFallback(record, buildBefore({ name, folder, record, history }));
      writeHistory(folder, history);
      writeRegistryFile(folder, { ...registry, [name]: changed });
      writeDocuments(folder);
      return changed;
    });
  const taken = (site: Place, source: Source, { isForced }: Forced): RemoteBuild => {
    if ('dist' in source) {
      storeMaps(source.dist, out);
      return storeRelease(site, source.dist, by, isForced);
    }
    const stored = storedBuild(site, source.version);
    if (!isForced) assertNotWithdrawn(site, source.version);
    return stored;
  };

  return {
    release: (name: RemoteName, source: Source, { floor, isForced }: ReleaseOptions = {}) =>
      change(name, 'released', (site) => {
        const build = taken(site, source, { isForced });
        const record = released(site.record, build);
        return {
          record: floor === undefined ? record : withFloor(record, floorOf(site, record, floor)),
          acts: [...replacedCanary(site, build.version), { act: 'release', version: build.version }],
        };
      }),
    canary: (name: RemoteName, source: Source, percent: number, { isForced }: Forced = {}) =>
      change(name, 'released', (site) => {
        const record = liveRecord(site);
        const build = taken(site, source, { isForced });
        if (build.version === record.version) throw new Error(`${name} ${build.version} is what every visitor has`);
        return {
          record: canaried(record, build, percent),
          acts: [...replacedCanary(site, build.version), { act: 'canary', version: build.version, percent }],
        };
      }),
    /** Ends the canary that runs; `version`: only if it is this one. */
    endCanary: (name: RemoteName, why: string, version?: string) =>
      change(name, 'changed', (site) => ({
        record: withoutCanary(liveRecord(site)),
        acts: [{ act: 'end', version: canaryOf(site, version).version, why }],
      })),
    /** Gives everybody the canary that runs: the bytes that were watched, whatever was built since. */
    promote: (name: RemoteName, version?: string) =>
      change(name, 'released', (site) => {
        const build = canaryOf(site, version);
        return { record: released(site.record, build), acts: [{ act: 'promote', version: build.version }] };
      }),
    /** Everybody gets the last build that was live before and was not withdrawn, or the stored one that is named. A canary ends too. */
    rollback: (name: RemoteName, version?: string, { isForced }: Forced = {}) =>
      change(name, 'rolled back', (site) => {
        const record = liveRecord(site);
        const build = version === undefined ? buildBefore(site) : storedBuild(site, version);
        if (!build) throw new Error('there is no version to go back to');
        if (build.version === record.version) throw new Error(`${name} ${version} is live already`);
        if (!isForced) assertNotWithdrawn(site, build.version);
        const { canary } = record;
        return {
          record: released(record, build),
          acts: [
            ...(canary ? [{ act: 'end', version: canary.build.version, why: 'rolled back beside it' } as const] : []),
            { act: 'rollback', version: build.version },
          ],
        };
      }),
    disable: (name: RemoteName, text: string | undefined) =>
      change(name, text ? 'disabled' : 'enabled', (site) => ({
        record: disabled(liveRecord(site), text),
        acts: [{ act: text ? 'disable' : 'enable', ...(text && { why: text }) }],
      })),
  };
}

function liveRecord({ name, record }: Place): RemoteRecord {
  if (!record) throw new Error(`${name} was never released to this site: \`npm run release -- ${name}\` does it`);
  return record;
}

function canaryOf(site: Place, version: string | undefined): RemoteBuild {
  const { canary } = liveRecord(site);
  if (!canary) throw new Error(`no canary of ${site.name} runs`);
  if (version !== undefined && canary.build.version !== version)
    throw new Error(`the canary of ${site.name} is ${canary.build.version}, not ${version}`);
  return canary.build;
}

/** A canary of another build ends when this one comes. */
const replacedCanary = ({ record }: Place, version: string): Done['acts'] =>
  record?.canary && record.canary.build.version !== version
    ? [{ act: 'replace', version: record.canary.build.version, why: `${version} came` }]
    : [];

function storedBuild({ name, folder, record }: Place, version: string): RemoteBuild {
  const release = releasesOf(name, folder).find((each) => each.version === version);
  if (!release) throw new Error(`${name} has no version ${version} in this site: \`npm run releases\` lists them`);
  if (release.release < (record?.floor ?? 1))
    throw new Error(`${name} ${version} (#${release.release}) lies below the floor #${record?.floor}`);
  return registered(release, readSettings(folder).origins[name]);
}

function assertNotWithdrawn({ name, history }: Place, version: string): void {
  const act = withdrawnOf(history, name).get(version);
  if (!act) return;
  const how = act.act === 'end' ? `its canary was ended${act.why ? `: ${act.why}` : ''}` : 'it was rolled back';
  throw new Error(`${name} ${version} was withdrawn on ${act.at.slice(0, 16)} by ${act.by.who}, ${how}. --force takes it all the same`);
}

/** The number of the release that becomes the lowest one allowed. Throws for a version that is not stored. */
function floorOf({ name, folder }: Place, record: RemoteRecord, floor: 'this' | { version: string }): number {
  if (floor === 'this') return record.release;
  const named = releasesOf(name, folder).find(({ version }) => version === floor.version);
  if (!named) throw new Error(`${name} has no version ${floor.version} in this site`);
  return named.release;
}
