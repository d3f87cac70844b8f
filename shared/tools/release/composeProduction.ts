import { REMOTE_NAMES } from '../../contracts/remotes.ts';
import { buildApps, buildProductionShell } from '../build/buildApps.ts';
import { distOf, PRODUCTION_SHELL } from '../build/folders.ts';
import { compose } from '../compose/compose.ts';
import { currentRelease } from '@remotes-kit/release/siteReleases';
import { versionOf } from '@remotes-kit/release/versionOf';
import { storeSbom } from '../dependencies/sbom.ts';
import { authorHere } from './author.ts';
import type { SiteFile } from './siteFile.ts';

/**
 * Builds for production what changed, and puts the shell into the folder of the site; a new folder gets all remotes, those
 * that are live in an old one stay as they are. `isBuilt`: builds nothing and takes the builds that are in the folders of the apps. A shell
 * that does not serve what is live is refused unless `isForced`.
 */
export async function composeProduction(
  site: SiteFile,
  out: string,
  { isBuilt = false, isForced = false } = {},
): Promise<void> {
  const added = currentRelease(out) ? [] : REMOTE_NAMES;
  if (!isBuilt) {
    await buildProductionShell();
    await buildApps(added);
  }
  const remoteDists = Object.fromEntries(added.map((name) => [name, distOf(name)]));
  compose({ shellDist: PRODUCTION_SHELL, remoteDists, out, by: authorHere(), isGated: !isForced, ...site });
  storeSbom('shell', versionOf(PRODUCTION_SHELL), out);
  for (const name of added) storeSbom(name, versionOf(distOf(name)), out);
}
