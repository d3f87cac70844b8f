import { spawnSync } from 'node:child_process';
import { ROOT } from '../build/folders.ts';

/**
 * Runs a program of this repository, with `env` added to the environment. Ends this process with its status when it fails, or has not ended
 * within `withinMs`.
 */
export function runOrExit(
  [command, ...args]: readonly [string, ...string[]],
  env: Record<string, string> = {},
  withinMs = Infinity,
): void {
  const { status, error } = spawnSync(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: 'inherit',
    ...(withinMs < Infinity && { timeout: withinMs }),
  });
  if (error) console.error(`${[command, ...args].join(' ')}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}
