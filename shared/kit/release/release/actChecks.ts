import type { RemoteBuild, RemoteRecord } from '@remotes-kit/runtime/registry';
import type { Composition } from '../compose/composition.ts';
import { assertProvided } from '../compose/servedRemotes.ts';
import { readSettings } from '../compose/siteFolder.ts';
import { registered, releasesOf, type Place } from '../compose/storedBuilds.ts';
import { assertNotWithdrawn } from '../compose/withdrawn.ts';

/** All that an act asks of a remote's place in a site, before it changes anything. Each throws in words for a terminal. */

/** The oldest release that pages still accept: this one, or that of a version which is stored. */
export type Floor = 'this' | { version: string };

/** Throws where no visitor has the remote. */
export function liveRecord({ name, record }: Place): RemoteRecord {
  if (!record) throw new Error(`${name} was never released to this site: \`npm run release -- ${name}\` does it`);
  return record;
}

/** The canary that runs; `version`: throws where it is another one. */
export function canaryOf(site: Place, version: string | undefined): RemoteBuild {
  const { canary } = liveRecord(site);
  if (!canary) throw new Error(`no canary of ${site.name} runs: \`npm run canary -- ${site.name} 10\` begins one`);
  if (version !== undefined && canary.build.version !== version)
    throw new Error(`the canary of ${site.name} is ${canary.build.version}, not ${version}`);
  return canary.build;
}

/** Throws where the site has no such version, or its floor forbids it. */
export function storedBuild({ name, folder, record }: Place, version: string): RemoteBuild {
  const release = releasesOf(name, folder).find((each) => each.version === version);
  if (!release) throw new Error(`${name} has no version ${version} in this site: \`npm run releases\` lists them`);
  if (release.release < (record?.floor ?? 1))
    throw new Error(`${name} ${version} (#${release.release}) lies below the floor #${record?.floor}`);
  return registered(release, readSettings(folder).origins[name]);
}

/** Throws where a stored build was withdrawn, or a shell that visitors have does not provide what it uses. */
export function assertAllowed(composition: Composition, { name, folder, history }: Place, build: RemoteBuild): void {
  assertNotWithdrawn(name, build.version, history);
  assertProvided(composition, folder, name, build);
}

/** The number of the release that becomes the lowest one allowed. Throws for a version that is not stored. */
export function floorOf({ name, folder }: Place, record: RemoteRecord, floor: Floor): number {
  if (floor === 'this') return record.release;
  const named = releasesOf(name, folder).find(({ version }) => version === floor.version);
  if (!named) throw new Error(`${name} has no version ${floor.version} in this site`);
  return named.release;
}

/** The message of a rollback that leads nowhere. */
export const nothingBefore = (name: string, hasCanary: boolean): string =>
  hasCanary
    ? `there is no version of ${name} to go back to. A canary of ${name} runs: \`npm run canary -- ${name} 0\` ends it`
    : `there is no version of ${name} to go back to`;
