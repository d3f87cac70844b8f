import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REMOTES } from '../../contracts/remotes.ts';
import { APP_NAMES } from '../build/folders.ts';
import { viteArguments } from '../build/viteArguments.ts';
import { versionOf } from '@remotes-kit/release/versionOf';
import { copyOfRepository, runIn, runRefused } from '../../testing/copyOfRepository.ts';
import { parseNewRemote } from './newRemote.ts';

test.each([
  [[], 'Which remote'],
  [['quiz'], 'Which remote'],
  [['quiz', '/quiz', 'x'], 'Which remote'],
  [['Quiz', '/quiz'], 'small letters'],
  [['../x', '/quiz'], 'small letters'],
  [['quiz', 'quiz'], 'one segment'],
  [['quiz', '/quiz/all'], 'one segment'],
  [['feed', '/quiz'], 'feed is taken'],
  [['shell', '/quiz'], 'shell is taken'],
  [['quiz', '/feed'], '/feed is taken'],
  [['quiz', '/home'], '/home is taken'],
])('%j is refused: %s', (given, reason) => {
  expect(() => parseNewRemote(given)).toThrow(reason);
});

test('a name and a path that are free are accepted', () => {
  expect(parseNewRemote(['quiz', '/quiz'])).toEqual({ name: 'quiz', prefix: '/quiz' });
});

test('a new remote in a copy of the repository passes what `npm test` runs before a browser, keeps its contract, and adds not a byte to the other apps', () => {
  const copy = copyOfRepository();
  const run = (command: string, ...args: string[]) => runIn(copy, command, ...args);
  run('npm', 'run', 'build');
  const shell = join(copy, 'shell/dist-demo');
  const shellBuilt = () => {
    const vite = viteArguments(['build', '--mode', 'demo', '--logLevel', 'error'], copy);
    runIn(join(copy, 'shell'), process.execPath, ...vite);
    return versionOf(shell);
  };
  const before = shellBuilt();
  // A machine that has moved its servers: the table is everybody's all the same.
  run('env', 'PORT_SHELL=6000', 'PORT_FEED=6001', 'npm', 'run', 'new-remote', '--', 'quiz', '/quiz');

  const changed = run('git', 'status', '--porcelain', '--untracked-files=all').split('\n').filter(Boolean);
  const outside = changed.map((line) => line.slice(3)).filter((file) => !file.startsWith('mfe-quiz/'));
  expect(outside.sort()).toEqual([
    '.github/CODEOWNERS',
    '.github/workflows/quiz.yml',
    'package-lock.json',
    'package.json',
    'shared/contracts/remotes.ts',
    'shared/firebase/.firebaserc.example',
    'shared/firebase/firebase.json',
    'shared/firebase/site.example.json',
  ]);
  const table = readFileSync(join(copy, 'shared/contracts/remotes.ts'), 'utf8');
  expect(table).toContain(`port: ${Math.max(...Object.values(REMOTES).map(({ port }) => port)) + 1}, exposes`);
  expect(run('git', 'diff', '--numstat', '--', 'shared/firebase/site.example.json')).toMatch(/^2\t1\t/);
  expect(runRefused(copy, 'npm', 'run', 'dev:quiz', '--', '--no-such-option')).toContain('--no-such-option');

  run('git', 'add', '.'); // tests of all texts look at what git knows
  for (const script of ['types', 'lint']) run('npm', 'run', script);
  const builds = run('npm', 'run', 'build');
  for (const app of APP_NAMES) expect(builds).toContain(`${app}: unchanged`);
  expect(shellBuilt()).toBe(before);
  run('npm', 'run', 'budgets');
  run('env', 'SUITE=test', 'npx', 'vitest', 'run', '--project=node');
  expect(run('npm', 'run', 'contract', '--', 'quiz')).toMatch(/4 passed/);
}, 1_200_000); // five builds, the linter and every unit test, beside the other tests
