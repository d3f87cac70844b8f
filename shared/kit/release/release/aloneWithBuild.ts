import { join } from 'node:path';
import { takeLockWhenFree, takeLock } from '../lock/processLock.ts';
import type { Asked } from './commandLine.ts';

/** A folder of a checkout that git does not keep, and that no build empties. */
const LOCKS = 'node_modules/.cache/remotes-kit/builds.locks';

/**
 * Runs an act that builds from its build to its last write while no other command of this checkout does: that one would empty the folder
 * which this one stores. Acts without a build do not wait.
 */
export async function aloneWithBuild<T>(root: string, asked: Asked, act: () => Promise<T>): Promise<T> {
  if (!buildsSources(asked)) return act();
  const [folder, what] = [join(root, LOCKS), `${asked.command} ${asked.remote}`];
  const release = await taken(folder, what);
  try {
    return await act();
  } finally {
    release();
  }
}

async function taken(folder: string, what: string): Promise<() => void> {
  try {
    return takeLock(folder, what);
  } catch (error) {
    console.log(`This waits for another command that builds here: ${(error as Error).message}`);
    return takeLockWhenFree(folder, what);
  }
}

/** Of a canary that runs the bytes stay, whatever its share; that is not known here, and it waits. */
function buildsSources({ command, words: [first, second], dist, isBuilt }: Asked): boolean {
  if (dist !== undefined || isBuilt) return false;
  if (command === 'release') return first === undefined;
  if (command === 'canary') return second === undefined && first !== '0' && first !== '100';
  return command === 'rename' || command === 'move';
}
