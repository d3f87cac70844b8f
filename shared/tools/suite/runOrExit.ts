import { spawnSync } from 'node:child_process';
import { ROOT } from '../build/folders.ts';

/**
 * Runs a program of this repository, with `env` added to the environment. Ends this process with its status when it fails, or has not ended
 * within `withinMs`; absent or Infinity: it may take as long as it takes.
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
    timeout: withinMs === Infinity ? undefined : Math.max(1, Math.round(withinMs)), // Node takes whole milliseconds alone
  });
  if (error) console.error(`${[command, ...args].join(' ')}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}
