/**
 * `npm run races`: finds tests that race. Runs the end-to-end tests of the apps that a change is built into (`--since <commit>`; main
 * where absent), or those named as arguments (`--all`: every one), once under each condition, and prints which failed under which.
 * Ends with status 1 where one did.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { folderOf, ROOT } from '../build/folders.ts';
import { playwrightResults } from '../faults/results.ts';
import { reachedSince } from '../suite/reached.ts';
import { CONDITIONS, type Condition } from './conditions.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { since: { type: 'string', default: 'main' }, all: { type: 'boolean' } },
});
const folder = mkdtempSync(join(tmpdir(), 'bazaar-races-'));

const specs = positionals.length > 0 || values.all ? positionals : specsOfChange();
const lost = new Map<string, Condition[]>();
for (const condition of Object.keys(CONDITIONS) as Condition[]) {
  const failed = failedUnder(condition);
  console.log(`${condition} (${CONDITIONS[condition]}): ${failed.length} failed`);
  for (const title of failed) lost.set(title, [...(lost.get(title) ?? []), condition]);
}
for (const [title, conditions] of lost) console.log(`  ${title}: ${conditions.join(', ')}`);
process.exitCode = lost.size === 0 ? 0 : 1;

function specsOfChange(): string[] {
  const { apps } = reachedSince(values.since);
  if (apps.length === 0)
    throw new Error(`Nothing that was built has changed since ${values.since}; --all runs every test`);
  return apps.map((app) => `${folderOf(app)}/e2e/`);
}

function failedUnder(condition: Condition): string[] {
  const report = join(folder, `${condition}.json`);
  const env = { ...process.env, SUITE: 'test', RACE: condition, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const workers = condition === 'workers' ? ['--workers=4'] : [];
  spawnSync('npx', ['playwright', 'test', '--project=site', '--reporter=json', ...workers, ...specs], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const results = playwrightResults(JSON.parse(readFileSync(report, 'utf8')));
  return results.flatMap(({ title, status }) => (status === 'failed' ? [title] : []));
}
