import type { RemoteBuild } from '@remotes-kit/runtime/registry';
import { assertContract } from '../build/buildContract.ts';
import type { Author } from '@remotes-kit/release/history';
import { assertProvided } from '../compose/servedRemotes.ts';
import { readSettings, writeSettings } from '../compose/siteFolder.ts';
import { registered, releasesOf, storeBuild, type Place } from '../compose/storedBuilds.ts';
import { versionOf } from '@remotes-kit/release/versionOf';
import { assertNotWithdrawn } from '@remotes-kit/release/withdrawn';
import { assertLater } from './author.ts';

/**
 * Puts a build beside the remote's older ones. Throws where it breaks the contract, where no page would accept it, or where its
 * sources are older than those of the live build.
 */
export function storeRelease(
  { name, folder, record, history }: Place,
  dist: string,
  by: Author,
  isForced = false,
): RemoteBuild {
  assertContract(name, dist);
  const stored = releasesOf(name, folder);
  const known = stored.find(({ version }) => version === versionOf(dist));
  const live = stored.find(({ version }) => version === record?.version);
  if (!isForced && !known) assertLater(name, by.commit, live?.builtFrom?.commit);
  const { built, ...settings } = readSettings(folder);
  const release = storeBuild(name, dist, folder, by);
  if (!isForced) assertProvided(folder, name, release);
  if (!isForced && known && known.release < (record?.floor ?? 1))
    throw new Error(
      `${name} ${release.version} (#${known.release}) lies below the floor #${record?.floor}: --force releases it`,
    );
  if (!isForced) assertNotWithdrawn(name, release.version, history);
  writeSettings(folder, { ...settings, built: { ...built, [name]: release.version } });
  return registered(release, settings.origins[name]);
}
