import { spawnSync } from 'node:child_process';
import { outsideEnvironment } from '../../testing/outsideEnvironment.ts';

/** Runs a program in that environment. Returns, or throws, what it printed. */
export function runOutside(cwd: string, command: string, ...args: string[]): string {
  const options = { cwd, env: outsideEnvironment(), encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(command, args, options);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout + stderr;
}
