import { FAULTS, isOfBothModes } from './faults.ts';
import type { TestResult } from './results.ts';
import { numbersIn } from './titles.ts';

interface Row {
  number: string;
  status: 'no test' | 'not run' | 'failed' | 'passed';
  line: string;
}

const MODES = ['site', 'old-browser'];

/** The rows of the matrix; without results, which of them have a test. */
export function matrix(files: ReadonlyMap<string, readonly string[]>, results?: readonly TestResult[]): Row[] {
  return Object.entries(FAULTS).map(([number, { part, what }]) => {
    const own = (results ?? []).filter(({ title }) => numbersIn(title).includes(number));
    const status = files.has(number) ? statusOf(number, own) : 'no test';
    const counted = results ? `${status} (${own.length})` : (files.get(number) ?? ['no test']).join(', ');
    return { number, status, line: `${number} ${part}: ${what}: ${counted}` };
  });
}

/** Passed: every test of the row that ran did, and at least one in each browser mode that it asks for. */
function statusOf(number: string, results: readonly TestResult[]): Row['status'] {
  if (results.some(({ status }) => status === 'failed')) return 'failed';
  const passed = results.filter(({ status }) => status === 'passed').map(({ project }) => project);
  const isWhole = isOfBothModes(number) ? MODES.every((mode) => passed.includes(mode)) : passed.length > 0;
  return isWhole ? 'passed' : 'not run';
}
