/**
 * `npm run compose -- --site site.json`: the shell's own release. Builds the shell for production and puts it into the
 * folder of the site (--out); remotes that are live there stay as they are, a new folder gets all of them. --hosting puts
 * the result on Firebase Hosting, --dry-run says what would be done there. --built takes the builds that are in the folders of the
 * apps, as CI does with those that it tested.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { ROOT } from '../build/folders.ts';
import { composeProduction } from './composeProduction.ts';
import { deployToHosting } from './hosting.ts';
import { releasesTable } from './releasesTable.ts';
import { parseSite } from './siteFile.ts';

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: '' },
    out: { type: 'string', default: join(ROOT, 'shared/firebase/deploy/site') },
    built: { type: 'boolean', default: false },
    hosting: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
});

async function main(): Promise<void> {
  const site = parseSite(readJson(values.site));
  if (!site.success)
    throw new Error(
      `${values.site || 'No --site'} does not describe a site (see shared/firebase/site.example.json): ${v.summarize(site.issues)}`,
    );
  await composeProduction(site.output, values.out, { isBuilt: values.built });
  console.log(releasesTable(values.out));
  if (values.hosting || values['dry-run']) deployToHosting({ out: values.out, isDryRun: values['dry-run'] });
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
