import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../build/folders.ts';
import { jobsOf, stepsOf, workflowTexts } from './workflowTexts.ts';

const CI_RUN = readFileSync(join(ROOT, '.ci/run'), 'utf8');
const textOf = (file: string) => workflowTexts().find(([name]) => name === file)![1];

/** Those that a change starts. A preview is of a pull request alone (workflows.test.ts). */
const started = workflowTexts().filter(
  ([file, text]) => file !== 'preview.yml' && /^(on:.*| {2})(push|pull_request)\b/m.test(text),
);

test('preview.yml: a newer push, and the end of the pull request, end the older run', () => {
  const [group, types] = ['concurrency', 'on'].map(
    (key) => new RegExp(`^${key}:.*\\n((?: .*\\n)+)`, 'm').exec(textOf('preview.yml'))![1],
  );
  expect(group).toBe('  group: preview-${{ github.event.pull_request.number }}\n  cancel-in-progress: true\n');
  expect(types).toBe('  pull_request:\n    types: [opened, synchronize, reopened, closed]\n');
});

describe.each(started)('%s', (_file, text) => {
  test('one run for a commit: a push starts one on main only, where no pull request does', () => {
    expect(text).not.toMatch(/^on: *\S/m);
    expect(text).toMatch(/^ {2}push:\n {4}branches: \[main\]( #.*)?\n/m);
  });

  test('a newer push ends the older run of its pull request, and no run of main or one that was started by hand', () => {
    const group = /^concurrency:.*\n {2}group: (.*)\n {2}cancel-in-progress: true\n/m.exec(text)?.[1];
    expect(group).toMatch(/^\w+-\$\{\{ github\.event_name == 'pull_request' && github\.ref \|\| github\.run_id \}\}$/);
  });
});

/** Jobs that run browsers. */
const testJobs = workflowTexts().flatMap(([file, text]) =>
  jobsOf(text)
    .filter((job) => /\.ci\/run|npm run e2e/.test(job))
    .map((job) => [file, job] as const),
);

test('the tests of everything and those of a remote are jobs that run browsers', () =>
  expect(testJobs.map(([file]) => file)).toEqual(['remote.yml', 'test.yml']));

describe.each(testJobs)('the tests of %s', (_file, job) => {
  test('run in the one image, as the root that may install browsers', () => {
    expect(job).toMatch(
      /^ {4}container:.*\n {6}image: node:20-bookworm@sha256:[0-9a-f]{64}\n {6}options: (?!.*--user)/m,
    );
    expect(job.includes(imageOf(textOf('test.yml')))).toBe(true);
  });

  test('git reads the checkout, which is not root’s', () => {
    const steps = stepsOf(job);
    const reads = steps.findIndex((step) => step.includes('safe.directory "$GITHUB_WORKSPACE"'));
    expect(steps.slice(0, reads).filter((step) => !step.includes('actions/checkout@'))).toEqual([]);
    expect(reads).toBeGreaterThan(0);
  });

  test('require nothing that no earlier step installs', () => {
    for (const name of requiredBy(job)) expect(installedBy(job), name).toContain(name);
  });

  test('that fail leave their traces, screenshots and logs in an artifact', () => {
    const steps = stepsOf(job);
    const upload = steps.findIndex((step) => step.includes('path: /tmp/bazaar-e2e-*\n'));
    expect(steps[upload]).toMatch(/if: (failure\(\)|\$\{\{ !cancelled\(\) \}\})/);
    expect(steps[upload]).toContain('actions/upload-artifact@');
    expect(steps.slice(upload).join('')).not.toMatch(/\.ci\/run|npm run (e2e|contract)/);
  });
});

test('package.json promises those versions of Node that the tests of everything run on', () => {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { engines: { node: string } };
  const text = textOf('test.yml');
  const newer = /^ {8}node: \[(.*)\]$/m.exec(text)?.[1]?.split(', ') ?? [];
  const [, main] = /image: node:(\d+)-/.exec(imageOf(text))!;
  expect([...engines.node.matchAll(/\^(\d+)\./g)].map(([, major]) => major)).toEqual([main, ...newer]);
});

const imageOf = (text: string) => /^ {6}image: .*$/m.exec(text)![0];

/** The REQUIRE_ variables of a job and of `.ci/run` in it, which requires Google's emulator where there is a Java. */
function requiredBy(job: string): string[] {
  const hasJava = !job.includes('container:') || /setup-java|\bjre\b|\bjdk\b/.test(job);
  const inRun = job.includes('.ci/run') ? [...CI_RUN.matchAll(/REQUIRE_\w+/g)].map(([name]) => name) : [];
  const own = [...job.matchAll(/REQUIRE_\w+(?=: '?1)/g)].map(([name]) => name);
  return [...new Set([...own, ...inRun.filter((name) => name !== 'REQUIRE_EMULATOR' || hasJava)])];
}

/** The REQUIRE_ variables whose program the steps of a job install. */
function installedBy(job: string): string[] {
  const asRoot = job.includes('container:') && /\.ci\/run|npm run browser/.test(job);
  const installs = (part: string) => stepsOf(job).some((step) => step.includes(part));
  return [
    ...(asRoot ? ['REQUIRE_ENGINES'] : []),
    ...(installs('setup:emulators:firestore') ? ['REQUIRE_EMULATOR'] : []),
    ...(installs('--prefix .github/firebase-tools') ? ['REQUIRE_SUITE'] : []),
  ];
}

describe.each([
  { file: 'shell.yml', act: 'npm run "$ACT" -- shell', archive: 'builds', tests: 'test.yml' },
  { file: 'remote.yml', act: 'npm run "$ACT" --', archive: 'build', tests: 'remote.yml' },
])('$file', ({ file, act, archive, tests }) => {
  const [testing = '', releasing = ''] = jobsOf(textOf(file));
  const steps = stepsOf(releasing);
  const stepWith = (part: string) => steps.findIndex((step) => step.includes(part));

  test('is released after the tests', () => {
    expect(testing).toMatch(/^ {2}test:\n/);
    expect(releasing).toContain('    needs: test\n');
  });

  test('what was tested is what is released: packed after the tests, taken by its hash, not built again', () => {
    const packing = stepsOf(jobsOf(textOf(tests))[0]!);
    const packed = packing.findIndex((step) => step.includes(`tar -cf ${archive}.tar`));
    expect(packing[packed]).toMatch(new RegExp(`tar -cf ${archive}.tar .*/dist"? .*/dist\\.maps"?\n`)); // the maps explain errors
    expect(packing[packed]).toContain(`sha256sum ${archive}.tar`);
    expect(packing[packed + 1]).toMatch(new RegExp(`upload-artifact@[^]*name: ${archive}\\n *path: ${archive}.tar\\n`));
    expect(packing.slice(packed).join('')).not.toMatch(/\.ci\/run|npm run/);

    const taken = stepWith(`name: ${archive}\n`);
    expect(steps[taken]).toContain('actions/download-artifact@');
    expect(steps[taken + 1]).toContain('HASH: ${{ needs.test.outputs.hash }}');
    expect(steps[taken + 1]).toContain(`echo "$HASH  ${archive}.tar" | sha256sum --check && tar -xf ${archive}.tar\n`);
    expect(stepWith(act)).toBeGreaterThan(taken);
    expect(steps[stepWith(act)]).toMatch(/BUILT: .*'--built'[^]* run: .*\$BUILT/);
  });
});
