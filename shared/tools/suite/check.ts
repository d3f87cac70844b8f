/**
 * `npm run check`: what a change can reach, before it lands. Types, lint, the unit and component tests of the changed files and of
 * what imports them, the build, and the contract and end-to-end tests of the apps that the change is built into. `--since <commit>`:
 * another beginning than main.
 */
import { parseArgs } from 'node:util';
import { runOrExit } from './runOrExit.ts';
import { reachedSince } from './reached.ts';
import { SEEDS } from './suite.ts';

const { values } = parseArgs({ options: { since: { type: 'string', default: 'main' } } });
const ofTest = { SUITE: 'test', SEED: String(SEEDS.order) };

for (const script of ['browser', 'types', 'lint', 'build']) runOrExit(['npm', 'run', script]);
const { base, apps } = reachedSince(values.since);
runOrExit(['npx', 'vitest', 'run', '--changed', base, '--passWithNoTests'], ofTest);
const remotes = apps.filter((app) => app !== 'shell');
if (remotes.length > 0) runOrExit(['npm', 'run', 'contract', '--', ...remotes], ofTest);
if (apps.length > 0) runOrExit(['npm', 'run', 'e2e', '--', ...apps], ofTest);
