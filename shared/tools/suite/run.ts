/**
 * `npm test`, `npm run verify`: every stage of a suite, until one fails; then how long each took. `--list` only names them.
 * `--minutes n`, for a CI that ends after a limit: a stage that usually takes longer than what is left of n is named and not run, and one that
 * has not ended by then is ended and fails, so that the run says which it was.
 */
import { parseArgs } from 'node:util';
import { runOrExit } from './runOrExit.ts';
import { STAGES } from './stages.ts';
import { SEEDS } from './suite.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean' }, minutes: { type: 'string' } },
});
const suite = positionals[0] === 'verify' ? 'verify' : 'test';
const MINUTE_MS = 60_000;
/** The minutes since this program began. */
const minutesPassed = () => performance.now() / MINUTE_MS;
const limit = values.minutes === undefined ? Infinity : Number(values.minutes);

const took: string[] = [];
process.on('exit', () => console.log(`${suite}, SEED=${SEEDS.order}\n${took.join('\n')}`));

for (const { script, minutes = 0 } of STAGES[suite]) {
  const beganAt = minutesPassed();
  if (beganAt + minutes > limit) {
    took.push(`  NOT RUN ${script}: it takes ${minutes} min of the ${(limit - beganAt).toFixed(1)} that are left`);
    continue;
  }
  if (!values.list) runOrExit(['npm', 'run', ...script.split(' ')], { SUITE: suite }, (limit - beganAt) * MINUTE_MS);
  took.push(`  ${(minutesPassed() - beganAt).toFixed(1)} min ${script}`);
}
