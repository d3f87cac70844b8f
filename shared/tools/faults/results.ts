import * as v from 'valibot';

/** The result of one test in a run. */
export interface TestResult {
  title: string;
  /** The project of Playwright or Vitest. */
  project: string;
  status: 'passed' | 'failed' | 'skipped';
}

const vitestSchema = v.object({
  testResults: v.array(v.object({ assertionResults: v.array(v.object({ title: v.string(), status: v.string() })) })),
});

/** Reads what Vitest's JSON reporter wrote. Throws for anything else. */
export const vitestResults = (json: unknown): TestResult[] =>
  v
    .parse(vitestSchema, json)
    .testResults.flatMap(({ assertionResults }) => assertionResults)
    .map(({ title, status }) => ({ title, project: 'vitest', status: statusOf(status) }));

interface Suite {
  specs: { title: string; tests: { projectName: string; status: string }[] }[];
  suites: Suite[];
}

const suiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.optional(
    v.array(v.object({ title: v.string(), tests: v.array(v.object({ projectName: v.string(), status: v.string() })) })),
    [],
  ),
  suites: v.optional(v.array(v.lazy(() => suiteSchema)), []),
});

/** Reads what Playwright's JSON reporter wrote. Throws for anything else. */
export const playwrightResults = (json: unknown): TestResult[] => resultsOf(v.parse(suiteSchema, json));

const resultsOf = ({ specs, suites }: Suite): TestResult[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status }) => ({ title, project: projectName, status: statusOf(status) })),
  ),
  ...suites.flatMap(resultsOf),
];

/** Of both reporters: Playwright's `expected` is Vitest's `passed`. */
function statusOf(status: string): TestResult['status'] {
  if (status === 'passed' || status === 'expected') return 'passed';
  return ['skipped', 'pending', 'todo'].includes(status) ? 'skipped' : 'failed';
}
