import { join } from 'node:path';
import type { Composition } from '../compose/composition.ts';
import { remoteFolder } from '../compose/remoteFolder.ts';
import { readRegistryFile } from '../compose/siteFolder.ts';
import { publicFolder } from '../compose/siteReleases.ts';
import { releasesOf } from '../compose/storedBuilds.ts';
import { askedFor } from './commandLine.ts';
import { compareBuilds } from './differences.ts';

/**
 * Makes the live build of a remote anew from the commit that it says, in a temporary checkout, and compares all files by their hashes; throws where
 * one differs. A version that the site has may be named after the remote; --out names another site than the usual one.
 */
export async function reproduce(composition: Composition, args: readonly string[]): Promise<void> {
  const { remote, words, out } = askedFor(composition, ['reproduce', ...args]);
  const site = publicFolder(out);
  const version = words[0] ?? readRegistryFile(site)[remote]?.version;
  const release = releasesOf(remote, site).find((stored) => stored.version === version);
  if (!release) throw new Error(`${remote} ${version ?? ''}: no such build is in the site.`);
  const { builtFrom } = release;
  if (!builtFrom)
    throw new Error(`${remote} ${version} does not say its commit: it was released outside of a repository.`);
  const { commit, isDirty } = builtFrom;
  console.log(
    `${remote} ${version}, from ${commit}${isDirty ? ' and changes that were not committed' : ''}: building anew`,
  );
  const stored = join(site, remoteFolder(remote), release.version);
  const { same, differing } = await composition.checkout.buildAt(commit, remote, (dist) => compareBuilds(stored, dist));
  if (differing.length > 0)
    throw new Error(`${differing.join('\n')}\n${same} files are the same, ${differing.length} are not.`);
  console.log(`All ${same} files are the same.`);
}
