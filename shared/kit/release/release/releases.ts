import type { Registry, RemoteBuild, RemoteRecord } from '@remotes-kit/runtime/registry';
import type { Composition } from '../compose/composition.ts';
import { switchedOffSince, type Act, type Author, type History } from '../compose/history.ts';
import { deleteOldFiles } from '../compose/oldFiles.ts';
import { assertOwnPaths } from '../compose/ownPaths.ts';
import {
  canaried,
  disabled,
  released,
  withFallback,
  withFloor,
  withoutCanary,
} from '../compose/registryTransitions.ts';
import {
  mountsIn,
  readHistory,
  readRegistryFile,
  readSettings,
  writeHistory,
  writeRegistryFile,
  writeSettings,
} from '../compose/siteFolder.ts';
import { currentRelease, publish } from '../compose/siteReleases.ts';
import { buildBefore, noteMount, type Place } from '../compose/storedBuilds.ts';
import { writeDocuments } from '../compose/writeDocuments.ts';
import { assertAllowed, canaryOf, floorOf, liveRecord, nothingBefore, storedBuild, type Floor } from './actChecks.ts';
import { authorHere } from './author.ts';
import { storeRelease } from './storeRelease.ts';

/** A build to act with: files that are put into the site, or the version of one that it has. */
export type Source = { dist: string } | { version: string };

export interface Forced {
  /** Acts also with what a shell does not provide, a floor forbids, or was withdrawn; and with sources older than the live ones. */
  isForced?: boolean;
}

interface ReleaseOptions extends Forced {
  /** Absent = as before. */
  floor?: Floor;
  /** The origin that serves the files of a new remote, if not under the site's own origin. */
  origin?: string;
}

/** The result of an act on a remote; without a record the remote is no longer part of the site. */
interface Done {
  record: RemoteRecord | undefined;
  acts: Omit<Act, 'at' | 'of' | 'by'>[];
}
type Change = (site: Place) => Done;

/**
 * The acts of a team on its own remote in a composed site. Each act is a release of the site, in which only the registry, the
 * documents and the history differ. Every act throws, and changes nothing, where it cannot do what it was asked for, and where it would
 * switch on a remote that was switched off after this was called: it may have been built for minutes.
 */
export function releasesIn(composition: Composition, out: string, by: Author = authorHere(composition.checkout.root)) {
  const known = actsIn(out);
  const changeAll = (what: string, changes: readonly (readonly [string, Change])[]): Registry =>
    publish(out, what, (folder) => {
      const at = new Date().toISOString();
      let history: History = readHistory(folder);
      let registry = readRegistryFile(folder);
      const mounts = mountsIn(composition, folder, registry);
      for (const [name, act] of changes) {
        if (registry[name]) noteMount(name, registry[name].version, folder, mounts[name]);
        const { record, acts } = act({ name, folder, record: registry[name], history });
        const isOnAgain = registry[name]?.disabled !== undefined && record !== undefined && !record.disabled;
        const isAsked = acts.some((done) => done.act === 'enable');
        if (isOnAgain && !isAsked) assertNotSwitchedOff(name, history, known);
        const on: Done['acts'] = isOnAgain && !isAsked ? [{ act: 'enable', why: registry[name]!.disabled }] : [];
        history = [...history, ...[...on, ...acts].map((done): Act => ({ ...done, at, of: name, by }))];
        const { [name]: _, ...others } = registry;
        const changed = record && withFallback(record, buildBefore(composition, { name, folder, record, history }));
        registry = changed ? { ...others, [name]: changed } : others;
      }
      assertOwnPaths(composition, mountsIn(composition, folder, registry));
      writeHistory(folder, history);
      writeRegistryFile(composition, folder, registry);
      writeDocuments(composition, folder);
      deleteOldFiles(folder, history);
      return registry;
    });
  const change = (name: string, what: string, act: Change): RemoteRecord =>
    changeAll(`${name} is being ${what}`, [[name, act]])[name]!;
  const taken = (site: Place, source: Source, { isForced }: Forced): RemoteBuild => {
    if ('dist' in source) {
      const build = storeRelease(composition, site, source.dist, by, isForced);
      composition.builds.storeMaps(source.dist, out); // of what a check has found to be a build
      return build;
    }
    const stored = storedBuild(site, source.version);
    if (!isForced) assertAllowed(composition, site, stored);
    return stored;
  };

  const toRelease =
    (source: Source, { floor, isForced, origin }: ReleaseOptions): Change =>
    (site) => {
      if (!site.record) addOrigin(site, origin);
      const build = taken(site, source, { isForced });
      const record = released(site.record, build);
      return {
        record: floor === undefined ? record : withFloor(record, floorOf(site, record, floor)),
        acts: isSame(site, build, floor)
          ? []
          : [...replacedCanary(site, build.version), { act: 'release', version: build.version }],
      };
    };
  const toRetire: Change = (site) => {
    if (!site.record) throw new Error(`${site.name} is not in this site: \`npm run releases\` lists what is`);
    return { record: undefined, acts: [...replacedCanary(site, ''), { act: 'retire' }] };
  };

  return {
    release: (name: string, source: Source, options: ReleaseOptions = {}) =>
      change(name, 'released', toRelease(source, options)),
    /** The remote's pages are gone, and its paths are free. Its builds stay, for pages that are open. */
    retire: (name: string): void => void changeAll(`${name} is being retired`, [[name, toRetire]]),
    /** A remote takes the place of another one, with its paths: no visitor finds neither or both. */
    rename: (from: string, to: string, source: Source, options: ReleaseOptions = {}) =>
      changeAll(`${from} is becoming ${to}`, [
        [from, toRetire],
        [to, toRelease(source, options)],
      ])[to]!,
    /** Two remotes at once, as where a path goes from one to the other. */
    releaseBoth: (first: readonly [string, Source], second: readonly [string, Source]) =>
      changeAll(`${first[0]} and ${second[0]} are being released`, [
        [first[0], toRelease(first[1], {})],
        [second[0], toRelease(second[1], {})],
      ]),
    canary: (name: string, source: Source, percent: number, { isForced }: Forced = {}) =>
      change(name, 'released', (site) => {
        const record = liveRecord(site);
        const build = taken(site, source, { isForced });
        if (build.version === record.version)
          throw new Error(`${name} ${build.version} is what every visitor has: its build is the same as before`);
        return {
          record: canaried(record, build, percent),
          acts: [...replacedCanary(site, build.version), { act: 'canary', version: build.version, percent }],
        };
      }),
    /** Ends the canary that runs; `version`: only if it is this one. */
    endCanary: (name: string, why: string, version?: string) =>
      change(name, 'changed', (site) => ({
        record: withoutCanary(liveRecord(site)),
        acts: [{ act: 'end', version: canaryOf(site, version).version, why }],
      })),
    /** Gives everybody the canary that runs: the bytes that were watched, whatever was built since. */
    promote: (name: string, version?: string) =>
      change(name, 'released', (site) => {
        const build = canaryOf(site, version);
        return { record: released(site.record, build), acts: [{ act: 'promote', version: build.version }] };
      }),
    /** Everybody gets the last build that was live before and was not withdrawn, or the stored one that is named. A canary ends too. */
    rollback: (name: string, version?: string, { isForced }: Forced = {}) =>
      change(name, 'rolled back', (site) => {
        const record = liveRecord(site);
        const build = version === undefined ? buildBefore(composition, site) : storedBuild(site, version);
        if (!build) throw new Error(nothingBefore(name, record.canary !== undefined));
        if (build.version === record.version) throw new Error(`${name} ${version} is live already`);
        if (!isForced) assertAllowed(composition, site, build);
        const { canary } = record;
        return {
          record: released(record, build),
          acts: [
            ...(canary ? [{ act: 'end', version: canary.build.version, why: 'rolled back beside it' } as const] : []),
            { act: 'rollback', version: build.version },
          ],
        };
      }),
    /** Off, with a text in its place. */
    disable: (name: string, text: string) =>
      change(name, 'disabled', (site) => ({
        record: disabled(liveRecord(site), text),
        acts: [{ act: 'disable', why: text }],
      })),
    enable: (name: string) =>
      change(name, 'enabled', (site) => {
        const record = liveRecord(site);
        if (!record.disabled) throw new Error(`${name} is on already`);
        return { record: disabled(record, undefined), acts: [{ act: 'enable' }] };
      }),
  };
}

/** The number of acts in a site's history; none where no site was composed yet. */
function actsIn(out: string): number {
  const folder = currentRelease(out);
  return folder === undefined ? 0 : readHistory(folder).length;
}

function assertNotSwitchedOff(name: string, history: History, known: number): void {
  const off = switchedOffSince(history, name, known);
  if (!off) return;
  throw new Error(
    `${name} was disabled at ${off.at.slice(11, 16)} UTC by ${off.by.who}, after this began ("${off.why}"). Nothing was released. To switch it on: \`npm run enable -- ${name}\``,
  );
}

/** True where every visitor has this very build, and nothing else would change. */
const isSame = ({ record }: Place, build: RemoteBuild, floor: ReleaseOptions['floor']) =>
  record?.version === build.version &&
  record.release === build.release &&
  !record.canary &&
  !record.disabled &&
  floor === undefined;

/** A new remote's, for its documents to let it in. Throws where it needs one and was given none. */
function addOrigin({ name, folder }: Place, origin: string | undefined): void {
  const settings = readSettings(folder);
  const isApart = Object.keys(settings.origins).length > 0;
  if (isApart && origin === undefined && settings.origins[name] === undefined)
    throw new Error(`the remotes of this site have origins of their own: --site names the file with that of ${name}`);
  if (origin !== undefined) writeSettings(folder, { ...settings, origins: { ...settings.origins, [name]: origin } });
}

/** A canary of another build ends when this one comes. */
const replacedCanary = ({ record }: Place, version: string): Done['acts'] =>
  record?.canary && record.canary.build.version !== version
    ? [{ act: 'replace', version: record.canary.build.version }]
    : [];
