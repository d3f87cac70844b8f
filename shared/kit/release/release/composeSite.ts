import { parseArgs } from 'node:util';
import type { Composition } from '../compose/composition.ts';
import { composeProduction } from './composeProduction.ts';
import { deployToHosting } from './hosting.ts';
import { releasesTable } from './releasesTable.ts';

/**
 * Makes a new site, or one whose site file has changed (--site). Builds the shell for production and puts it into the folder of the site
 * (--out); remotes that are live there stay as they are, a new folder gets all of them. A shell that was withdrawn, or does not serve what is
 * live there, is refused (--force). --hosting puts the result on Firebase Hosting, --dry-run says what would be done there. --built takes the
 * builds that are in the folders of the apps, as CI does with those that it tested.
 */
export async function composeSite(composition: Composition, args: readonly string[]): Promise<void> {
  const { checkout } = composition;
  const { values } = parseArgs({
    args: [...args],
    options: {
      site: { type: 'string', default: '' },
      out: { type: 'string', default: checkout.productionSite },
      built: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      hosting: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const { out, built, force } = values;
  await composeProduction(composition, checkout.readSite(values.site, { isHosted: values.hosting }), out, {
    isBuilt: built,
    isForced: force,
  });
  console.log(releasesTable(composition, out));
  if (values.hosting || values['dry-run']) deployToHosting(composition, { out, isDryRun: values['dry-run'] });
}
