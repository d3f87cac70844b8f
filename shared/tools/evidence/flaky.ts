import { appendFileSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { cutText } from '../../contracts/cutText.ts';

/**
 * The file that `REPEAT_FAILED` names (.ci/run); without one no test is repeated. With one a test that fails is repeated once,
 * and the name of one that then passes is written there: a defect of the product or of the test, to be looked into with the
 * trace of its repetition.
 */
const flakyFile = (): string | undefined => process.env.REPEAT_FAILED || undefined;

/** Not in the spec: as much of an error as says which step failed, and how. */
const MAX_REASON_LENGTH = 400;

/** The number of times that a failed test is repeated. */
export const REPEATS = flakyFile() === undefined ? 0 : 1;

/** Not in the spec: with more of them a run fails. */
const MAX_FLAKY = 2;

/** `reason`: the error of the try that failed; absent where its reporter has none. */
export function noteFlaky(title: string, reason?: string): void {
  const file = flakyFile();
  if (!file) return;
  const shortReason = reason && `: ${cutText(asLine(stripVTControlCharacters(reason)), MAX_REASON_LENGTH)}`;
  appendFileSync(file, `${asLine(title)}${shortReason ?? ''}\n`);
}

const asLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The lines that a run prints at its end, and true in `passes` where it passes with these flaky tests. */
export function flakyVerdict(file: string): { lines: string[]; passes: boolean } {
  const titles = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return {
    lines: [`FLAKY ${titles.length}`, ...titles.map((title) => `  ${title}`)],
    passes: titles.length <= MAX_FLAKY,
  };
}
