import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './folders.ts';

/** Runs `act` with a temporary folder that has the files of a commit, the packages that these name and the built apps. */
export async function withBuiltCheckout<T>(commit: string, act: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-previous-'));
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    execFileSync('git', ['archive', '--output', join(folder, 'sources.tar'), commit], { cwd: ROOT });
    run('tar', '-xf', 'sources.tar');
    run('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel', 'error');
    run('npm', 'run', 'build');
    return await act(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
