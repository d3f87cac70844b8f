import { execFileSync } from 'node:child_process';

/** Whether packages of the distribution may be installed: only root can, as in a container. */
export const mayInstall = (): boolean => process.getuid?.() === 0;

export function installPackages(...names: string[]): void {
  attempt('apt-get', 'update');
  attempt('apt-get', 'install', '-y', ...names);
}

/** Runs a command that may fail: the next way may work. */
export function attempt(command: string, ...args: string[]): void {
  try {
    execFileSync(command, args, { stdio: 'inherit' });
  } catch {
    console.warn(`${command} ${args.join(' ')} failed`);
  }
}
