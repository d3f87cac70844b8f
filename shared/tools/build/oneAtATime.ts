import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Not in the spec: how often a waiting process looks again. */
const CHECK_EVERY_MS = 100;

/**
 * Runs `act` while no other process of this machine runs one under the same lock file; waits for them first. The file
 * holds the process id of its owner: what a process that has ended left behind is no lock.
 */
export async function oneAtATime<T>(lockFile: string, act: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(lockFile), { recursive: true });
  while (!takeLock(lockFile)) {
    if (!isOwnerRunning(lockFile)) rmSync(lockFile, { force: true });
    else await wait(CHECK_EVERY_MS);
  }
  try {
    return await act();
  } finally {
    rmSync(lockFile, { force: true });
  }
}

function takeLock(lockFile: string): boolean {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** A file that is still empty was created a moment ago: its owner is about to write. */
function isOwnerRunning(lockFile: string): boolean {
  try {
    const owner = readFileSync(lockFile, 'utf8');
    if (owner !== '') process.kill(Number(owner), 0);
    return true;
  } catch (error) {
    // ENOENT: released meanwhile, so the next attempt decides. EPERM: it runs for another user.
    return ['ENOENT', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '');
  }
}
