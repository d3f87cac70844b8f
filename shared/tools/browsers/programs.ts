import { execFileSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of these programs that can be run: names are looked for on the PATH, paths are taken as they are. */
export function findExecutable(...names: readonly (string | undefined)[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => (!name ? [] : /[\\/]/.test(name) ? [name] : folders.map((folder) => join(folder, name))))
    .find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** True where packages of the distribution may be installed: only root can, as in a container. */
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
