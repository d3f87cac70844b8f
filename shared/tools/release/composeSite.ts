/**
 * `npm run compose -- --site site.json`: a new site, or one whose site.json has changed. Builds the shell for production and puts it
 * into the folder of the site (--out); remotes that are live there stay as they are, a new folder gets all of them. A shell that was
 * withdrawn, or does not serve what is live there, is refused (--force). --hosting puts the result on Firebase Hosting, --dry-run
 * says what would be done there. --built takes the builds that are in the folders of the apps, as CI does with those that it tested.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../build/folders.ts';
import { composeProduction } from './composeProduction.ts';
import { deployToHosting } from './hosting.ts';
import { releasesTable } from './releasesTable.ts';
import { readSite } from './siteFile.ts';

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: '' },
    out: { type: 'string', default: join(ROOT, 'shared/firebase/deploy/site') },
    built: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    hosting: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
});

async function main(): Promise<void> {
  await composeProduction(readSite(values.site), values.out, { isBuilt: values.built, isForced: values.force });
  console.log(releasesTable(values.out));
  if (values.hosting || values['dry-run']) deployToHosting({ out: values.out, isDryRun: values['dry-run'] });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
