import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, ROOT, type AppName } from './folders.ts';

/**
 * The commit that the last release was made from: BASE_COMMIT where CI names it, else where this branch forked from origin/main,
 * else the commit before this one. Undefined where the history is not here.
 */
export function baseCommit(): string | undefined {
  const head = git('rev-parse', 'HEAD');
  const given = process.env.BASE_COMMIT && commitOf(process.env.BASE_COMMIT);
  if (given) return given;
  const fork = git('merge-base', 'HEAD', 'origin/main');
  return fork && fork !== head ? fork : git('rev-parse', '--verify', 'HEAD~1');
}

/** The full name of the commit that a revision names. Undefined where it is not here. */
export const commitOf = (revision: string): string | undefined => git('rev-parse', '--verify', `${revision}^{commit}`);

/** The commits before this one on its branch, newest first, two at most. */
export const parentsOf = (commit: string): string[] =>
  [1, 2].flatMap((generation) => commitOf(`${commit}~${generation}`) ?? []);

/** The folder for the builds that stand beside today's where `commit` is the base. */
export const buildsOf = (commit: string) => join(CACHE, 'previous', commit);

/** The builds of the base commit, each app in a folder of its name. Undefined until `npm run previous` has made them. */
export function previousBuilds(): ((app: AppName) => string) | undefined {
  const commit = baseCommit();
  const folder = commit && buildsOf(commit);
  return folder && existsSync(folder) ? (app) => join(folder, app) : undefined;
}

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined; // no git, no history, no such commit
  }
}
