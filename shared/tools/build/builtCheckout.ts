import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './folders.ts';

/** Runs `act` with a temporary folder that has the files of a commit, the packages that these name and the built apps. */
export const withBuiltCheckout = <T>(commit: string, act: (folder: string) => T | Promise<T>): Promise<T> =>
  withCheckout(commit, (folder) => {
    runIn(folder, 'npm', 'run', 'build');
    return act(folder);
  });

/** Runs `act` with a temporary folder as withBuiltCheckout does, but builds no app. */
export const withCheckout = <T>(commit: string, act: (folder: string) => T | Promise<T>): Promise<T> =>
  withSources(commit, (folder) => {
    runIn(folder, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel', 'error');
    return act(folder);
  });

/** Runs `act` with a temporary folder that has the files of a commit, and no packages. */
export async function withSources<T>(commit: string, act: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-previous-'));
  try {
    execFileSync('git', ['archive', '--output', join(folder, 'sources.tar'), commit], { cwd: ROOT });
    runIn(folder, 'tar', '-xf', 'sources.tar');
    return await act(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const runIn = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
