/**
 * `npm run bundled`: builds the remotes (or those named) and writes into each team's workflow what its build is made of.
 * `-- --edits` prints instead what one edited line in each file of shared releases; with a file, by its exports.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { REMOTE_NAMES } from '../../contracts/remotes.ts';
import { buildApps } from '../build/buildApps.ts';
import { ROOT } from '../build/folders.ts';
import { watchedPaths } from './bundledSources.ts';
import { releasesOfEdits } from './releasesOfEdits.ts';
import { teamWorkflow, workflowOf } from './teamWorkflow.ts';

const options = { edits: { type: 'boolean', default: false } } as const;
const { positionals: given, values } = parseArgs({ allowPositionals: true, options });

if (values.edits) {
  await buildApps(REMOTE_NAMES);
  console.log(releasesOfEdits(given[0]));
} else {
  const names = REMOTE_NAMES.filter((name) => given.length === 0 || given.includes(name));
  await buildApps(names);
  for (const name of names) writeFileSync(join(ROOT, workflowOf(name)), teamWorkflow(name, watchedPaths(name)));
}
