import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { APP_NAMES, distOf, ROOT } from '../build/folders.ts';
import { versionOf } from '../compose/storedBuilds.ts';
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

test('a new remote in a copy of the repository keeps types, lint and contract, and adds not a byte to the other apps', () => {
  const copy = copyOfRepository();
  const run = (command: string, ...args: string[]) => runIn(copy, command, ...args);
  run('npm', 'run', 'build');
  const shell = join(copy, 'shell/dist-demo');
  const shellBuilt = () => {
    runIn(join(copy, 'shell'), 'npx', 'vite', 'build', '--mode', 'demo', '--logLevel', 'error');
    return versionOf(shell);
  };
  const before = shellBuilt();
  run('npm', 'run', 'new-remote', '--', 'quiz', '/quiz');

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
  expect(runRefused(copy, 'npm', 'run', 'dev:quiz', '--', '--no-such-option')).toContain('--no-such-option');
  run('npm', 'run', 'types');
  run('npm', 'run', 'lint');
  run('npx', 'vitest', 'run', '--project=node', 'mfe-quiz/', 'shared/tools/bundled', 'shared/tools/rules/firebaseJson');
  const builds = run('npm', 'run', 'build');
  for (const app of APP_NAMES) expect(builds).toContain(`${app}: unchanged`);
  expect(shellBuilt()).toBe(before);
  expect(run('npm', 'run', 'contract', '--', 'quiz')).toMatch(/4 passed/);
}, 600_000); // five builds and the linter, beside the other tests

/** The files of the repository as they are now, with the packages and the builds of this one. */
function copyOfRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'bazaar-new-remote-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter(Boolean)) copyInto(copy, file);
  for (const app of APP_NAMES) copyInto(copy, distOf(app).slice(ROOT.length + 1));
  copyInto(copy, 'node_modules/.cache/bazaar');
  const workspaces = readdirSync(copy).filter((name) => /^(shared|shell|mfe-.*)$/.test(name));
  for (const folder of ['.', ...workspaces].filter(hasPackages)) linkPackages(copy, folder);
  mkdirSync(join(copy, 'node_modules/@bazaar'));
  for (const workspace of workspaces) symlinkSync(join(copy, workspace), join(copy, 'node_modules/@bazaar', workspace));
  for (const args of [
    ['init', '--quiet'],
    ['add', '.'],
    ['-c', 'user.name=test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '--message', 'copy'],
  ])
    runIn(copy, 'git', ...args);
  return copy;
}

function copyInto(copy: string, file: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  cpSync(join(ROOT, file), join(copy, file), { recursive: true });
}

/** Most workspaces find all of theirs at the top. */
const hasPackages = (folder: string) => existsSync(join(ROOT, folder, 'node_modules'));

/** Each package as a link, but for those of the repository itself. */
function linkPackages(copy: string, folder: string): void {
  const packages = join(ROOT, folder, 'node_modules');
  mkdirSync(join(copy, folder, 'node_modules'), { recursive: true });
  for (const name of readdirSync(packages).filter((found) => !['@bazaar', '.cache', '.vite'].includes(found)))
    symlinkSync(join(packages, name), join(copy, folder, 'node_modules', name));
}

/** What a program prints before it fails. */
function runRefused(cwd: string, command: string, ...args: string[]): string {
  try {
    return runIn(cwd, command, ...args);
  } catch (error) {
    return (error as Error).message;
  }
}

/** The program's output. Throws it when the program fails. */
function runIn(cwd: string, command: string, ...args: string[]): string {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITE|NODE_ENV|E2E_|PORT_|SUITE|SEED|npm_)/.test(name)),
  );
  try {
    return execFileSync(command, args, { cwd, env, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${[command, ...args].join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}
