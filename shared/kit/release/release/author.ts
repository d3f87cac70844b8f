import { execFileSync } from 'node:child_process';
import type { Author } from '../compose/history.ts';
import { userName } from '../lock/userName.ts';

/** The author of an act and the commit, in a repository: as GitHub's runner says, else as git is configured on this machine. */
export function authorHere(root: string, env: NodeJS.ProcessEnv = process.env): Author {
  const git = (...args: string[]) => outputOfGit(root, args);
  const commit = git('rev-parse', 'HEAD');
  const { GITHUB_ACTOR, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID } = env;
  return {
    who: GITHUB_ACTOR || git('config', 'user.name') || userName(),
    ...(commit && { commit, isDirty: git('status', '--porcelain') !== '' }),
    ...(GITHUB_RUN_ID && { run: `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}` }),
  };
}

/** True when a commit was made before another one on the way to it; false also where git does not know both. */
function isBefore(root: string, commit: string, later: string): boolean {
  if (commit === later) return false;
  try {
    execFileSync('git', ['merge-base', '--is-ancestor', commit, later], { cwd: root, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Throws where a build is made of sources that lie before those of the live one, as when two merges overtake each other. */
export function assertLater(root: string, name: string, commit: string | undefined, live: string | undefined): void {
  if (commit && live && isBefore(root, commit, live))
    throw new Error(
      `${name} is being released from ${short(commit)}, and the live build is from ${short(live)}, which came later. All the same: \`npm run release -- ${name} --force\``,
    );
}

const short = (commit: string) => commit.replace(/(?<=^.{10}).*/, '');

/** The output of git; '' where it fails, as outside of a repository. */
function outputOfGit(root: string, args: readonly string[]): string {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
