import { expect, test } from 'vitest';
import { FAULTS, isOfBothModes } from './faults.ts';
import { matrix } from './matrix.ts';
import { playwrightResults, vitestResults } from './results.ts';
import { filesByFault } from './titles.ts';

const NUMBERS = Array.from({ length: 80 }, (_, index) => `F${String(index + 1).padStart(2, '0')}`);
const files = filesByFault();

test('the matrix has its 80 rows', () => expect(Object.keys(FAULTS)).toEqual(NUMBERS));

test('every row has its number in the title of a test', () =>
  expect(matrix(files).filter(({ status }) => status === 'no test')).toEqual([]));

test('the rows of both browser modes: their tests are in files that run in both', () => {
  for (const number of NUMBERS.filter(isOfBothModes))
    expect(
      files.get(number)?.some((file) => /^shell\/e2e\/.*[fF]aults\.spec\.ts$/.test(file)),
      number,
    ).toBe(true);
});

test('no test has a number that the matrix lacks', () =>
  expect([...files.keys()].filter((number) => !(number in FAULTS))).toEqual([]));

const statusOf = (number: string, results: Parameters<typeof matrix>[1]) =>
  matrix(new Map([[number, ['x.spec.ts']]]), results).find((row) => row.number === number)?.status;

test('a row of both modes passes when its tests passed in both; another when one did and none failed', () => {
  const passed = (project: string) => ({ title: 'F06: x', project, status: 'passed' as const });
  expect(statusOf('F06', [passed('site')])).toBe('not run');
  expect(statusOf('F06', [passed('site'), passed('old-browser')])).toBe('passed');
  expect(statusOf('F06', [passed('site'), { ...passed('old-browser'), status: 'failed' }])).toBe('failed');
  expect(statusOf('F40', [{ title: 'F38 F40: x', project: 'mouse', status: 'passed' }])).toBe('passed');
  expect(statusOf('F40', [{ title: 'F40: x', project: 'mouse', status: 'skipped' }])).toBe('not run');
});

test('the reports of Vitest and Playwright are read', () => {
  const one = { title: 'F31: x', tests: [{ projectName: 'feed', status: 'expected' }] };
  expect(playwrightResults({ suites: [{ specs: [], suites: [{ specs: [one] }] }] })).toEqual([
    { title: 'F31: x', project: 'feed', status: 'passed' },
  ]);
  expect(vitestResults({ testResults: [{ assertionResults: [{ title: 'F72: x', status: 'pending' }] }] })).toEqual([
    { title: 'F72: x', project: 'vitest', status: 'skipped' },
  ]);
});
