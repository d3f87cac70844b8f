/** `npm test`, `npm run verify`: every stage of a suite, until one fails; then how long each took. `--list` only names them. */
import { parseArgs } from 'node:util';
import { runOrExit } from './runOrExit.ts';
import { STAGES } from './stages.ts';
import { SEEDS } from './suite.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { list: { type: 'boolean' } } });
const suite = positionals[0] === 'verify' ? 'verify' : 'test';
const MINUTE_MS = 60_000;

const took: string[] = [];
process.on('exit', () => console.log(`${suite}, SEED=${SEEDS.order}\n${took.join('\n')}`));

for (const stage of STAGES[suite]) {
  const beganAt = performance.now();
  if (!values.list) runOrExit(['npm', 'run', ...stage.split(' ')], { SUITE: suite });
  took.push(`  ${((performance.now() - beganAt) / MINUTE_MS).toFixed(1)} min ${stage}`);
}
