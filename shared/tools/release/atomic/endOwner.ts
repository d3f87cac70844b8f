import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const endedProcess = spawnSync(process.execPath, ['--version']).pid;

/** For tests of commands that are killed: the lock of this process on a site becomes that of a process which has ended. */
export function endOwner(out: string): void {
  const locks = join(out, 'locks');
  const names = existsSync(locks) ? readdirSync(locks) : [];
  for (const name of names.filter((found) => /^\d+$/.test(found))) {
    const text = readFileSync(join(locks, name), 'utf8');
    if (text) writeFileSync(join(locks, name), JSON.stringify({ ...JSON.parse(text), pid: endedProcess }));
  }
}
