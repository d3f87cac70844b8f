/**
 * `npm run explain`: why builds failed at visitors, by their cause, numbered, the newest first; with how many visits and how often.
 * `npm run explain -- 3`, or `-- file` with a stack in it: the stack, with the lines of the sources. --out names another site than the
 * one of `npm start`, --reports the file or folder of a collector.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { APP_NAMES, DEPLOY, distOf } from '../build/folders.ts';
import { mapsIn, mapsOf } from '../build/privateMaps.ts';
import { causesOf, topFrame } from '@remotes-kit/release/causes';
import { explainStack } from './explainStack.ts';
import { printableLine, printableLines } from '@remotes-kit/release/printable';
import { reportsOf, storedReports } from '@remotes-kit/release/storedReports';

/** Not in the spec: how many causes are listed. */
const LISTED = 20;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: DEPLOY }, reports: { type: 'string' } },
});
const [given] = positionals;
const causes = causesOf(storedReports(reportsFrom(values), { isOfAll: true }));
const folders = [mapsIn(values.out), ...APP_NAMES.map((app) => mapsOf(distOf(app)))];

if (given === undefined) {
  for (const [index, { lastAtMs, remote, version, from, visits, times, message, stack }] of causes
    .slice(0, LISTED)
    .entries())
    console.log(
      [
        index + 1,
        new Date(lastAtMs).toISOString(),
        `${remote}@${version || '-'}${from ? ` (${from})` : ''}`,
        `${visits} visits, ${times} times`,
        printableLine(message),
        explainStack(printableLine(topFrame(stack)), folders),
      ]
        .join('  ')
        .trimEnd(),
    );
  if (causes.length === 0) console.log(`No error is reported in ${values.out}.`);
} else {
  const cause = /^\d+$/.test(given) ? causes[Number(given) - 1] : undefined;
  const [message, stack] = cause ? [cause.message, cause.stack] : ['', textOf(given)];
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
