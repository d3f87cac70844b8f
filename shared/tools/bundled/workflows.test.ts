import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../build/folders.ts';
import { jobsOf, workflowTexts } from './workflowTexts.ts';

const workflows = workflowTexts();

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
    for (const job of jobsOf(text).filter((one) => /secrets\.|concurrency:/.test(one) && !isOfPreview(one))) {
      expect(job).toContain('environment: production');
      expect(job).toMatch(/concurrency:\n {6}group: site.*\n {6}queue: max/);
    }
  });
});

describe('a preview', () => {
  const [, text] = workflows.find(([file]) => file === 'preview.yml')!;
  const jobs = jobsOf(text);
  const [building = '', deploying = '', commenting = '', removing = ''] = jobs;

  test('only its own environment has its secret, in a job that runs the code of the base', () => {
    expect(jobs.map((job) => job.includes('secrets.'))).toEqual([false, true, false, true]);
    for (const job of jobs.filter(isOfPreview)) {
      expect(job).toContain('environment: preview');
      expect(job).toContain('ref: ${{ github.event.pull_request.base.sha }}');
      expect(job).not.toMatch(/secrets\.(?!FIREBASE_PREVIEW_ACCOUNT)/);
    }
    expect(deploying).toContain('cd built && echo "$HASH  builds.tar" | sha256sum --check && tar -xf builds.tar');
    expect(building).not.toContain('environment:');
  });

  test('a fork gets no secret and no token that writes, and nothing runs with the rights of the base', () => {
    const isOurs = 'github.event.pull_request.head.repo.full_name == github.repository';
    for (const job of [deploying, commenting, removing]) expect(job).toMatch(new RegExp(`^    if: .*${isOurs}$`, 'm'));
    expect(text).not.toContain('pull_request_target');
    expect(jobs.map((job) => /^ {6}[\w-]+: write/m.test(job))).toEqual([false, false, true, false]);
  });

  test('one comment, which the next run writes anew; the text of a build is not rendered', () => {
    const folder = emptyFolder();
    write(folder, 'preview.txt', 'Channel URL: https://a--pr-7-b1.web.app\n```\n<img src=x>');
    const comment = (id: string) => {
      const gh = `#!/bin/sh\nif [ "$2" = --paginate ]; then echo '${id}'; exit; fi\necho "$4 $5" > seen\ncat "\${7#body=@}" > body\n`;
      write(folder, 'programs/gh', gh);
      chmodSync(join(folder, 'programs/gh'), 0o755);
      execFileSync('bash', [join(ROOT, '.github/commentPreview.sh'), '7', 'preview.txt'], {
        cwd: folder,
        env: { PATH: `${folder}/programs:${process.env.PATH}`, GITHUB_REPOSITORY: 'school/site' },
      });
      return readFileSync(join(folder, 'seen'), 'utf8').trim();
    };
    expect(comment('')).toBe('POST repos/school/site/issues/7/comments');
    expect(comment('42')).toBe('PATCH repos/school/site/issues/comments/42');
    const lines = readFileSync(join(folder, 'body'), 'utf8').split('\n');
    expect(lines.slice(0, 2)).toEqual(['<!-- preview -->', 'https://a--pr-7-b1.web.app']);
    expect(lines.filter((line) => line.includes('```'))).toEqual(['```text', '```']);
  });
});

test('no checkout keeps the token: while something is built, nothing on the disk can push', () => {
  for (const [file, text] of workflows)
    for (const step of text.split(/^ {6}- /m).filter((one) => one.includes('actions/checkout@')))
      expect(step, file).toContain('persist-credentials: false');
});

test('the token is given to the scripts that keep the site and comment on a pull request, and to nothing else', () => {
  for (const [file, text] of workflows) {
    const steps = text.split(/^ {6}- /m);
    for (const step of steps)
      expect(step.includes('github.token'), `${file}: ${step}`).toBe(
        /run: bash \.github\/(keepSite|commentPreview)\.sh/.test(step),
      );
  }
});

test('the release needs the unit tests, the contract, the end-to-end tests and the tests of skew', () => {
  const [, remote] = workflows.find(([file]) => file === 'remote.yml')!;
  const [tests = '', act] = jobsOf(remote);
  for (const command of ['npx vitest run "mfe-$NAME/"', 'run contract -- "$NAME"', 'run e2e -- "$NAME"', 'shell skew'])
    expect(tests).toContain(command);
  expect(act).toContain('needs: test');
});

test.each(['remote.yml', 'shell.yml'])(
  '%s: the record of what Hosting was given is kept, also after a deploy that failed',
  (file) => {
    const [, text] = workflows.find(([name]) => name === file)!;
    const steps = text.split(/^ {6}- /m);
    const stepWith = (command: string) => steps.findIndex((step) => step.includes(command));
    const [kept, deployed, recorded] = ['--deploying', 'npm run deploy', '"deployed after'].map(stepWith);
    expect([kept! > 0, deployed, recorded]).toEqual([true, kept! + 1, kept! + 2]);
    expect(steps[deployed!]).toContain('id: deploy\n');
    expect(steps[recorded!]).toContain("if: always() && steps.deploy.outcome != 'skipped'\n");
    expect(steps.filter((step) => step.includes('secrets.'))).toEqual([steps[deployed!]]);
  },
);

test('rules and indexes are deployed once they are on main, after their tests against Google’s emulator', () => {
  const [, text] = workflows.find(([file]) => file === 'firestore.yml')!;
  const { firestore } = JSON.parse(readFileSync(join(ROOT, 'shared/firebase/firebase.json'), 'utf8')) as {
    firestore: Record<string, string>;
  };
  for (const file of Object.values(firestore)) expect(text).toContain(`      - 'shared/firebase/${file}'\n`);
  const [testing = '', deploying = ''] = jobsOf(text);
  expect(testing).toMatch(
    /npx vitest run --project=node shared\/tools\/rules .*\n {8}env:\n {10}REQUIRE_EMULATOR: 1\n/,
  );
  expect(testing.indexOf('setup:emulators:firestore')).toBeLessThan(testing.indexOf('npx vitest'));
  expect(deploying).toContain("    needs: test\n    if: github.event_name != 'pull_request'\n");
  expect(deploying).toContain('firebase deploy --only firestore --non-interactive');
});

describe('the branch of the site', () => {
  test('while Hosting is given something, it has no record of what Hosting has; then it has the new one', () => {
    const { site, keep, committed } = siteBranch();
    write(site, 'hosting/given.json');
    keep('release feed');
    write(site, 'current');
    keep('release feed', '--deploying');
    expect(committed()).toEqual(['current', 'releases/1/index.html']);
    keep('deployed after release feed');
    expect(committed()).toEqual(['current', 'hosting/given.json', 'releases/1/index.html']);
  });

  test('the lock of a runner is not kept, for no other machine can see whether its process runs', () => {
    const { site, keep, committed } = siteBranch();
    for (const file of ['locks/3', 'hosting/locks/1', '.maps/a.js.map']) write(site, file);
    keep('release feed');
    expect(committed()).toEqual(['.maps/a.js.map', 'releases/1/index.html']);
  });

  test('the token: goes to the server of the repository, by the environment of git alone', () => {
    const { site, keepWith } = siteBranch();
    const programs = join(site, '.git/programs');
    const git = execFileSync('which', ['git'], { encoding: 'utf8' }).trim();
    write(
      programs,
      'git',
      `#!/bin/sh\n(${git} config --get-regexp extraheader; env | grep PUSH_TOKEN) > ${programs}/seen\nexec ${git} "$@"`,
    );
    chmodSync(join(programs, 'git'), 0o755);
    write(site, 'current');
    const PATH = `${programs}:${process.env.PATH}`;
    keepWith({ PATH, PUSH_TOKEN: 'secret', GITHUB_SERVER_URL: 'https://github.example' }, 'release feed');
    const header = `http.https://github.example/.extraheader AUTHORIZATION: basic ${btoa('x-access-token:secret')}\n`;
    expect(readFileSync(join(programs, 'seen'), 'utf8')).toBe(header);
    expect(readFileSync(join(site, '.git/config'), 'utf8')).not.toContain('extraheader');
  });

  test('the token: no hook of the checkout runs while git has it', () => {
    const { site, keepWith, log } = siteBranch();
    for (const hook of ['pre-commit', 'post-commit', 'pre-push', 'post-index-change']) {
      write(site, `.git/hooks/${hook}`, '#!/bin/sh\ntouch "$(git rev-parse --git-dir)/seen"');
      chmodSync(join(site, '.git/hooks', hook), 0o755);
    }
    write(site, 'current');
    keepWith({ PUSH_TOKEN: 'secret' }, 'release feed');
    expect(log()).toEqual(['release feed', 'first']);
    expect(existsSync(join(site, '.git/seen'))).toBe(false);
  });

  test('an act that changed nothing is no commit', () => {
    const { keep, log } = siteBranch();
    keep('release feed');
    keep('deployed after release feed');
    expect(log()).toEqual(['first']);
  });

  test('somebody commits by hand meanwhile: both are kept, and of the same file what was deployed', () => {
    const { site, keep, committed, log, byHand } = siteBranch();
    byHand('notes.txt', 'by hand');
    byHand('releases/1/index.html', 'by hand');
    write(site, 'releases/1/index.html', 'deployed');
    keep('release feed');
    expect(committed()).toEqual(['notes.txt', 'releases/1/index.html']);
    expect(log()).toEqual(['release feed', 'by hand', 'by hand', 'first']);
    expect(readFileSync(join(site, 'releases/1/index.html'), 'utf8')).toBe('deployed');
  });
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

/** Its channels are nothing that visitors get: a newer push may end its deploy. */
function isOfPreview(job: string): boolean {
  return job.includes('environment: preview');
}

const decide = (cwd: string, env: Record<string, string>) =>
  execFileSync('bash', [join(ROOT, '.github/decideAct.sh')], {
    cwd,
    env: { PATH: process.env.PATH, WHAT: '', ...env },
    encoding: 'utf8',
  });

const IDENTITY = ['-c', 'user.name=test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
const gitIn =
  (cwd: string) =>
  (...args: string[]) =>
    execFileSync('git', [...IDENTITY, ...args], { cwd, encoding: 'utf8', stdio: 'pipe' });

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-git-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function repository() {
  const folder = emptyFolder();
  const git = gitIn(folder);
  git('init', '--quiet');
  for (const file of ['mfe-feed/src/main.tsx', 'shared/ui/tokens.css']) write(folder, file);
  git('add', '.');
  git('commit', '--message', 'first');
  return { folder, git };
}

/** A runner's checkout of the branch `site`, as the action makes it (the last commit only), and the repository that it pushes to. */
function siteBranch() {
  const folder = emptyFolder();
  const [origin, site, other] = ['origin', 'shared/firebase/deploy/site', 'other'].map((name) => join(folder, name));
  const git = gitIn(folder);
  git('init', '--quiet', '--bare', '--initial-branch=site', origin!);
  git('clone', '--quiet', origin!, other!);
  const byHand = (file: string, content: string, message = 'by hand') => {
    write(other!, file, content);
    gitIn(other!)('add', '.');
    gitIn(other!)('commit', '--message', message);
    gitIn(other!)('push', '--quiet', 'origin', 'HEAD:site');
  };
  byHand('releases/1/index.html', 'first', 'first');
  git('clone', '--quiet', '--depth=1', `file://${origin}`, site!);
  const lines = (...args: string[]) =>
    gitIn(origin!)(...args)
      .trim()
      .split('\n');
  const keepWith = (env: Record<string, string>, ...args: string[]) =>
    execFileSync('bash', [join(ROOT, '.github/keepSite.sh'), ...args], {
      cwd: folder,
      env: { PATH: process.env.PATH, ...env },
      stdio: 'pipe',
    });
  return {
    site: site!,
    byHand,
    keepWith,
    keep: (...args: string[]) => keepWith({}, ...args),
    /** The files of the branch, and the messages of its commits, the newest first. */
    committed: () => lines('ls-tree', '-r', '--name-only', 'site'),
    log: () => lines('log', '--format=%s', 'site'),
  };
}

function write(folder: string, file: string, content = file): void {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), content);
}
