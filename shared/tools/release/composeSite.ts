/**
 * `npm run compose -- --site site.json`: the shell's own release. Builds the shell for production and puts it into the
 * folder of the site (--out); remotes that are live there stay as they are, a new folder gets all of them. --hosting puts
 * the result on Firebase Hosting, --dry-run says what would be done there.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { REMOTE_NAMES } from '../../contracts/remotes.ts';
import { compose } from '../compose/compose.ts';
import { versionOf } from '../compose/storedBuilds.ts';
import { currentRelease } from '../compose/siteReleases.ts';
import { build, buildApps } from '../build/buildApps.ts';
import { distOf, folderOf, ROOT } from '../build/folders.ts';
import { storeSbom } from '../dependencies/sbom.ts';
import { deployToHosting } from './hosting.ts';
import { releasesTable } from './releases.ts';
import { parseSite } from './siteFile.ts';

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: '' },
    out: { type: 'string', default: join(ROOT, 'shared/firebase/deploy/site') },
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
  const isNew = !currentRelease(values.out);
  await build('shell', 'production');
  if (isNew) await buildApps(REMOTE_NAMES);
  const remoteDists = isNew ? Object.fromEntries(REMOTE_NAMES.map((name) => [name, distOf(name)])) : {};
  const shellDist = join(folderOf('shell'), 'dist');
  compose({ shellDist, remoteDists, out: values.out, ...site.output });
  storeSbom('shell', versionOf(shellDist), values.out);
  for (const name of isNew ? REMOTE_NAMES : []) storeSbom(name, versionOf(distOf(name)), values.out);
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
