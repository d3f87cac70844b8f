import { spawnSync } from 'node:child_process';
import { ROOT } from '../build/folders.ts';

/** Runs a program of this repository, with `env` added to the environment. Ends this process with its status when it fails. */
export function runOrExit([command, ...args]: readonly [string, ...string[]], env: Record<string, string> = {}): void {
  const { status } = spawnSync(command, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
