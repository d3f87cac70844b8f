/** `npm run bundled`: builds the remotes (or those named) and writes into each team's workflow what its build is made of. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { REMOTE_NAMES } from '../../contracts/remotes.ts';
import { buildApps } from '../build/buildApps.ts';
import { ROOT } from '../build/folders.ts';
import { watchedPaths } from './bundledSources.ts';
import { teamWorkflow, workflowOf } from './teamWorkflow.ts';

const { positionals: given } = parseArgs({ allowPositionals: true });
const names = REMOTE_NAMES.filter((name) => given.length === 0 || given.includes(name));

await buildApps(names);
for (const name of names) writeFileSync(join(ROOT, workflowOf(name)), teamWorkflow(name, watchedPaths(name)));
