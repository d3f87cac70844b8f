import { appendFileSync, readFileSync } from 'node:fs';

/**
 * The file that `REPEAT_FAILED` names (.ci/run); without one no test is repeated. With one a test that fails is repeated once,
 * and the name of one that then passes is written there: a defect of the product or of the test, to be looked into with the
 * trace of its repetition.
 */
const flakyFile = (): string | undefined => process.env.REPEAT_FAILED || undefined;

/** The number of times that a failed test is repeated. */
export const REPEATS = flakyFile() === undefined ? 0 : 1;

/** Not in the spec: with more of them a run fails. */
const MAX_FLAKY = 2;

export function noteFlaky(title: string): void {
  const file = flakyFile();
  if (file) appendFileSync(file, `${title.replaceAll('\n', ' ')}\n`);
}

/** The lines that a run prints at its end, and true in `passes` where it passes with these flaky tests. */
export function flakyVerdict(file: string): { lines: string[]; passes: boolean } {
  const titles = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return {
    lines: [`FLAKY ${titles.length}`, ...titles.map((title) => `  ${title}`)],
    passes: titles.length <= MAX_FLAKY,
  };
}
