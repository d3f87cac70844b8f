/**
 * `npm run explain`: the last errors that visitors reported, numbered, the newest first. `npm run explain -- 3`, or `-- file`
 * with a stack in it: the stack, with the lines of the sources. --out names another site than the one of `npm start`, --reports
 * the file or folder of a collector.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { APP_NAMES, DEPLOY, distOf } from '../build/folders.ts';
import { mapsIn, mapsOf } from '../build/privateMaps.ts';
import { explainStack } from './explainStack.ts';
import { printableLine, printableLines } from './printable.ts';
import { reportsOf, storedReports } from './storedReports.ts';

/** Not in the spec: how many errors are listed. */
const LISTED = 20;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: DEPLOY }, reports: { type: 'string' } },
});
const [given] = positionals;
const errors = storedReports(reportsFrom(values))
  .flatMap((report) => (report.event === 'error' ? report : []))
  .toReversed();
const folders = [mapsIn(values.out), ...APP_NAMES.map((app) => mapsOf(distOf(app)))];

if (given === undefined) {
  for (const [index, { atMs, remote, version, message }] of errors.slice(0, LISTED).entries())
    console.log(
      `${index + 1}  ${new Date(atMs).toISOString()}  ${remote}@${version || '-'}  ${printableLine(message)}`,
    );
  if (errors.length === 0) console.log(`No error is reported in ${values.out}.`);
} else {
  const report = /^\d+$/.test(given) ? errors[Number(given) - 1] : undefined;
  const [message, stack] = report ? [report.message, report.stack] : ['', textOf(given)];
  console.log(`${printableLine(message)}\n${explainStack(printableLines(stack), folders)}`.trim());
}

function reportsFrom({ out, reports }: typeof values): string {
  try {
    return reportsOf(out, reports);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    console.error(`There is no report ${file}, and no file of that name.`);
    process.exit(1);
  }
}
