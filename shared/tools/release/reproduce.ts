/**
 * `npm run reproduce -- feed`: makes the live build of a remote anew from the commit that it says, in a temporary checkout, and
 * compares all files by their hashes; it ends with status 1 where one differs. A version that the site has may be named after the
 * remote; --out names another site than the one of `npm start`.
 */
import { join } from 'node:path';
import { viteBuild } from '../build/buildApps.ts';
import { withCheckout } from '../build/builtCheckout.ts';
import { readRegistryFile } from '../compose/siteFolder.ts';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { releasesOf } from '../compose/storedBuilds.ts';
import { askedFor } from './commandLine.ts';
import { compareBuilds, type Comparison } from './differences.ts';

async function main(): Promise<void> {
  const { remote, words, out } = askedFor(['reproduce', ...process.argv.slice(2)]);
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
  const { same, differing } = await withCheckout(commit, async (checkout): Promise<Comparison> => {
    const folder = join(checkout, `mfe-${remote}`);
    await viteBuild(checkout, folder, 'production');
    return compareBuilds(join(site, `mfe-${remote}`, release.version), join(folder, 'dist'));
  });
  if (differing.length > 0)
    throw new Error(`${differing.join('\n')}\n${same} files are the same, ${differing.length} are not.`);
  console.log(`All ${same} files are the same.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
