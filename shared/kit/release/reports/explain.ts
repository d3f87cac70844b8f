import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { causesOf, topFrame, type Cause } from './causes.ts';
import { explainStack, type SourceOf } from './explainStack.ts';
import { printableLine, printableLines } from './printable.ts';
import { reportsOf, storedReports } from './storedReports.ts';

/** Not in the spec: how many causes are listed. */
const LISTED = 20;

/** A site, and the source maps of its builds. */
export interface Explained {
  /** The folder of the site where none is named. */
  site: string;
  /** The folders with the maps, for the site in a folder. */
  foldersOf(out: string): readonly string[];
  sourceOf: SourceOf;
}

/**
 * Prints why builds failed at visitors, by their cause, numbered, the newest first; with how many visits and how often. With a number, or
 * the name of a file with a stack in it: the stack, with the lines of the sources. --out names another site, --reports the file or folder of a
 * collector. Says on the terminal what was wrong, and ends the process with status 1 then.
 */
export function explain(args: readonly string[], of: Explained): void {
  try {
    for (const line of explained(args, of)) console.log(line);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

function explained(args: readonly string[], { site, foldersOf, sourceOf }: Explained): string[] {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { out: { type: 'string', default: site }, reports: { type: 'string' } },
  });
  const [given] = positionals;
  const causes = causesOf(storedReports(reportsOf(values.out, values.reports), { isOfAll: true }));
  const withSources = (stack: string) => explainStack(stack, foldersOf(values.out), sourceOf);
  if (given !== undefined) {
    const cause = /^\d+$/.test(given) ? causes[Number(given) - 1] : undefined;
    const [message, stack] = cause ? [cause.message, cause.stack] : ['', textOf(given)];
    return [`${printableLine(message)}\n${withSources(printableLines(stack))}`.trim()];
  }
  if (causes.length === 0) return [`No error is reported in ${values.out}.`];
  return causes.slice(0, LISTED).map((cause, index) => `${index + 1}  ${lineOf(cause, withSources)}`.trimEnd());
}

const lineOf = (
  { lastAtMs, remote, version, from, visits, times, message, stack }: Cause,
  withSources: (stack: string) => string,
): string =>
  [
    new Date(lastAtMs).toISOString(),
    `${remote}@${version || '-'}${from ? ` (${from})` : ''}`,
    `${visits} visits, ${times} times`,
    printableLine(message),
    withSources(printableLine(topFrame(stack))),
  ].join('  ');

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new Error(`There is no report ${file}, and no file of that name.`);
  }
}
