import type { Composition } from '../compose/composition.ts';
import type { SiteFile } from '../compose/checkout.ts';
import { compose } from '../compose/compose.ts';
import { currentRelease } from '../compose/siteReleases.ts';
import { versionOf } from '../compose/versionOf.ts';
import { authorHere } from './author.ts';
import { buildApps } from './buildApps.ts';

/**
 * Builds for production what changed, and puts the shell into the folder of the site; a new folder gets all remotes, those
 * that are live in an old one stay as they are. `isBuilt`: builds nothing and takes the builds that are in the folders of the apps. A shell
 * that does not serve what is live is refused unless `isForced`.
 */
export async function composeProduction(
  composition: Composition,
  site: SiteFile,
  out: string,
  { isBuilt = false, isForced = false } = {},
): Promise<void> {
  const { checkout, remotes } = composition;
  const added = currentRelease(out) ? [] : Object.keys(remotes);
  const apps = ['shell', ...added];
  if (!isBuilt) await buildApps(checkout, apps, site.config);
  const distOf = (app: string) => checkout.distOf(app, site.config);
  const remoteDists = Object.fromEntries(added.map((name) => [name, distOf(name)]));
  const by = authorHere(checkout.root);
  compose(composition, { shellDist: distOf('shell'), remoteDists, out, by, isGated: !isForced, ...site });
  for (const app of apps) checkout.storeBill(app, versionOf(distOf(app)), out);
}
