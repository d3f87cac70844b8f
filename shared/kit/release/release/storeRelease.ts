import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteBuild } from '@remotes-kit/runtime/registry';
import type { Composition } from '../compose/composition.ts';
import type { Author } from '../compose/history.ts';
import { assertProvided } from '../compose/servedRemotes.ts';
import { readSettings, writeSettings } from '../compose/siteFolder.ts';
import { registered, releasesOf, storeBuild, type Place } from '../compose/storedBuilds.ts';
import { versionOf } from '../compose/versionOf.ts';
import { assertNotWithdrawn } from '../compose/withdrawn.ts';
import { assertLater } from './author.ts';

/**
 * Puts a build beside the remote's older ones. Throws where it breaks the contract, where no page would accept it, or where its
 * sources are older than those of the live build.
 */
export function storeRelease(
  composition: Composition,
  { name, folder, record, history }: Place,
  dist: string,
  by: Author,
  isForced = false,
): RemoteBuild {
  assertContract(composition, name, dist);
  const stored = releasesOf(name, folder);
  const known = stored.find(({ version }) => version === versionOf(dist));
  const live = stored.find(({ version }) => version === record?.version);
  if (!isForced && !known) assertLater(composition.checkout.root, name, by.commit, live?.builtFrom?.commit);
  const { built, ...settings } = readSettings(folder);
  const release = storeBuild(composition, name, dist, folder, by);
  if (!isForced) assertProvided(composition, folder, name, release);
  if (!isForced && known && known.release < (record?.floor ?? 1))
    throw new Error(
      `${name} ${release.version} (#${known.release}) lies below the floor #${record?.floor}. All the same: \`npm run release -- ${name} --force\``,
    );
  if (!isForced) assertNotWithdrawn(name, release.version, history);
  writeSettings(folder, { ...settings, built: { ...built, [name]: release.version } });
  return registered(release, settings.origins[name]);
}

/** Every build of a remote with module federation has it. */
const MANIFEST = 'mf-manifest.json';

/** Throws, with every problem, where a build breaks the contract. */
function assertContract({ builds }: Composition, name: string, dist: string): void {
  if (!existsSync(join(dist, MANIFEST)))
    throw new Error(`${dist} is no build of a remote (no ${MANIFEST}): name its \`dist\``);
  const problems = builds.problemsOf(name, dist);
  if (problems.length > 0) throw new Error(`${name} does not keep the contract:\n  ${problems.join('\n  ')}`);
}
