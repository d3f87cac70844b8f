/**
 * `npm run rehearse -- react@next`: builds the shell with another version of a package that it provides, in a temporary checkout of the last
 * commit, opens every route of every live remote in it, and prints what breaks where; it ends with status 1 where something does.
 * --site names the folder of the site whose live builds are taken.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { folderOf, ROOT } from '../build/folders.ts';
import { packageIn } from '@remotes-kit/build/providedVersions';
import { liveBuilds } from './liveBuilds.ts';
import { providedPackages } from './providedPackages.ts';
import { installedBy, rehearsedIn } from './rehearsed.ts';
import { rehearse } from './rehearse.ts';
import { peerRemarks } from './requirements.ts';
import { brokenRows, rehearsalTable } from './rows.ts';

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { site: { type: 'string' } } });
  const [argument, ...more] = positionals;
  if (more.length > 0) throw new Error(`One package at a time: ${more.join(' ')} is one too many.`);
  const rehearsed = rehearsedIn(argument, providedPackages());
  const live = liveBuilds(values.site);
  const installed = await installedBy(rehearsed);
  console.log(`${rehearsed.names.join(' and ')} ${installed.version}: the shell is built with it`);
  const rows = await rehearse(rehearsed.names, installed, live);
  console.log(rehearsalTable(rows));
  for (const { name } of live)
    for (const remark of peerRemarks(packageIn(folderOf(name)), installedPackage, { ...rehearsed, ...installed }))
      console.log(`${name}: its ${remark}`);
  const broken = brokenRows(rows);
  console.log(broken === 0 ? 'Nothing breaks.' : `${broken} of ${rows.length} break.`);
  process.exitCode = broken === 0 ? 0 : 1;
}

function installedPackage(name: string) {
  const folder = join(ROOT, 'node_modules', name);
  return existsSync(folder) ? packageIn(folder) : undefined;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
