/**
 * `npm run faults`: runs the tests of the fault matrix, in both browser modes where it asks for them, and prints which of
 * its rows passed; ends with status 1 unless all did. `--list` only says which rows have a test, and where.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../build/folders.ts';
import { matrix } from './matrix.ts';
import { playwrightResults, vitestResults, type TestResult } from './results.ts';
import { filesByFault } from './titles.ts';

const { values } = parseArgs({ options: { list: { type: 'boolean', default: false } } });
const files = filesByFault();
const rows = matrix(files, values.list ? undefined : resultsOfRun());
console.log(rows.map(({ line }) => line).join('\n'));
const tested = rows.filter(({ status }) => status !== 'no test').length;
const passed = rows.filter(({ status }) => status === 'passed').length;
console.log(`\n${tested} of ${rows.length} faults have a test${values.list ? '' : `, ${passed} passed`}`);
process.exitCode = (values.list ? tested : passed) === rows.length ? 0 : 1;

function resultsOfRun(): TestResult[] {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-faults-'));
  const report = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const all = [...new Set([...files.values()].flat())];
  const of = (ending: RegExp) => all.filter((file) => ending.test(file));
  try {
    const json = join(folder, 'vitest.json');
    run(['npx', 'vitest', 'run', '-t', 'F\\d\\d', '--reporter=json', `--outputFile=${json}`, ...of(/\.test\.tsx?$/)]);
    run(['npx', 'playwright', 'test', '--grep', 'F\\d\\d', '--reporter=json', ...of(/\.spec\.ts$/)], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(folder, 'playwright.json'),
    });
    const hasPassed = run(['npm', 'run', 'bench', '--', '--short', 'reelsSoak']);
    return [
      ...vitestResults(report('vitest.json')),
      ...playwrightResults(report('playwright.json')),
      { title: 'F79', project: 'bench', status: hasPassed ? 'passed' : 'failed' },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the command; true where it ended with status 0. */
function run([program = '', ...options]: string[], environment: Record<string, string> = {}): boolean {
  const env = { ...process.env, ...environment };
  return spawnSync(program, options, { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}
