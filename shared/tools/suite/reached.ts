import { execFileSync } from 'node:child_process';
import { ROOT, type AppName } from '../build/folders.ts';
import { remotesOf } from '../bundled/bundledSources.ts';

const git = (...given: string[]) =>
  execFileSync('git', given, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

export interface Reached {
  /** The commit that this checkout and `since` have in common. */
  base: string;
  /** The apps that what changed since is built into. */
  apps: AppName[];
}

/** The apps that changes, committed or not, can reach, by the sources of the builds. Throws where the remotes are not built. */
export function reachedSince(since: string): Reached {
  const [base] = git('merge-base', since, 'HEAD');
  if (!base) throw new Error(`${since} and this checkout have no commit in common`);
  const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  const remotes = remotesOf(changed);
  const isShell = changed.some((file) => file.startsWith('shell/'));
  return { base, apps: isShell ? ['shell', ...remotes] : remotes };
}
