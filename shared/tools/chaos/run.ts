/**
 * `npm run chaos -- --pairs 300`: that many random pairs of faults, each on a screen of the site: the frame stands, a message
 * comes in time, the screen recovers without a reload when the faults end, and no error is unhandled. The seed is printed;
 * `--seed 7` repeats a run, `--site production` is the site as it would be deployed, `--only 12` one pair of it. Ends with status 1 where a pair did not hold.
 */
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { onSite } from '../bench/onSite.ts';
import { onProduction } from '../production/onProduction.ts';
import { pairsOf } from './pairs.ts';
import { tryPair } from './tryPair.ts';

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '300' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string' },
    pages: { type: 'string', default: '2' },
    site: { type: 'string', default: 'local' },
  },
});

const SITES = { local: onSite, production: onProduction };
if (!Object.hasOwn(SITES, values.site)) throw new Error('--site is `local` or `production`');
const on = SITES[values.site as keyof typeof SITES];

const seed = Number(values.seed);
const waiting = pairsOf(seed, Number(values.pairs)).filter(
  ({ number }) => values.only === undefined || number === Number(values.only),
);
const count = waiting.length;
console.log(`chaos: ${count} pairs, seed ${seed}`);

let survived = 0;
await on(async (site: { url: string }, browser: Browser) => {
  const next = async (): Promise<void> => {
    for (let pair = waiting.shift(); pair; pair = waiting.shift()) {
      const problems = await tryPair(browser, site.url, pair);
      survived += problems.length === 0 ? 1 : 0;
      const [first, second] = pair.faults;
      const what = `#${pair.number} ${pair.screen.path}: ${first.name}, ${second.name}`;
      for (const problem of problems) console.log(`  ${what}: ${problem}`);
    }
  };
  await Promise.all(Array.from({ length: Number(values.pages) }, next));
});
console.log(`${survived} of ${count} pairs survived, seed ${seed}`);
process.exit(survived === count ? 0 : 1);
