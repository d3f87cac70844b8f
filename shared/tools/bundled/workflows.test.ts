import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../build/folders.ts';

const FOLDER = join(ROOT, '.github/workflows');
const workflows = readdirSync(FOLDER).map((file) => [file, readFileSync(join(FOLDER, file), 'utf8')] as const);

/** The jobs of a workflow, as the text of each: what is indented by two below `jobs:`. */
const jobsOf = (text: string) => text.slice(text.indexOf('\njobs:\n') + 7).split(/^(?= {2}\w)/m);

describe.each(workflows)('%s', (_file, text) => {
  test('every action is pinned by its commit, with its version beside it', () => {
    const uses = [...text.matchAll(/uses: (.+)/g)].map((match) => match[1]!);
    for (const action of uses.filter((used) => !used.startsWith('./')))
      expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('no permission is given but by a job, or reading to all', () => {
    expect(text).toMatch(/^permissions:( \{\}|\n {2}contents: read)$/m);
  });

  test('only a job behind the environment gets a secret, and its waiting acts are never cancelled', () => {
    for (const job of jobsOf(text).filter((one) => /secrets\.|concurrency:/.test(one))) {
      expect(job).toContain('environment: production');
      expect(job).toMatch(/concurrency:\n {6}group: site.*\n {6}queue: max/);
    }
  });
});

test('the release needs the unit tests, the contract, the end-to-end tests and the tests of skew', () => {
  const [, remote] = workflows.find(([file]) => file === 'remote.yml')!;
  const [tests = '', act] = jobsOf(remote);
  for (const command of ['npx vitest run "mfe-$NAME/"', 'run contract -- "$NAME"', 'run e2e -- "$NAME"', 'shell skew'])
    expect(tests).toContain(command);
  expect(act).toContain('needs: test');
});

describe('a merge', () => {
  test.each([
    { changed: 'mfe-feed/src/routes.tsx', decided: 'act=release\nwhat=\n' },
    { changed: 'shared/ui/Button.tsx', decided: 'act=canary\nwhat=10\n' },
  ])('that changes $changed: $decided', ({ changed, decided }) => {
    const { folder, git } = repository();
    const base = git('rev-parse', 'HEAD').trim();
    write(folder, changed);
    git('add', '.');
    git('commit', '--message', 'change');
    expect(decide(folder, { ACT: 'merge', NAME: 'feed', BASE_COMMIT: base })).toBe(decided);
  });

  test('after a commit that is not there is a release', () => {
    const { folder } = repository();
    expect(decide(folder, { ACT: 'merge', NAME: 'feed', BASE_COMMIT: '0'.repeat(40) })).toBe('act=release\nwhat=\n');
  });

  test('by hand: what was asked for', () => {
    const { folder } = repository();
    expect(decide(folder, { ACT: 'canary', NAME: 'feed', WHAT: '25' })).toBe('act=canary\nwhat=25\n');
  });
});

const decide = (cwd: string, env: Record<string, string>) =>
  execFileSync('bash', [join(ROOT, '.github/decideAct.sh')], {
    cwd,
    env: { PATH: process.env.PATH, WHAT: '', ...env },
    encoding: 'utf8',
  });

function repository() {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-merge-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const identity = ['-c', 'user.name=test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
  const git = (...args: string[]) =>
    execFileSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  git('init', '--quiet');
  for (const file of ['mfe-feed/src/main.tsx', 'shared/ui/tokens.css']) write(folder, file);
  git('add', '.');
  git('commit', '--message', 'first');
  return { folder, git };
}

function write(folder: string, file: string): void {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), file);
}
