import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Every function by which a release command changes the disk. */
const WRITES = [
  'writeFileSync',
  'copyFileSync',
  'linkSync',
  'mkdirSync',
  'renameSync',
  'rmSync',
  'truncateSync',
] as const;
type Write = (...args: never[]) => unknown;

export interface Failpoint {
  /** The number of the write that fails, from 1; absent = none does. */
  at?: number;
  /** `kill`: no later write happens either, as after SIGKILL. `full`: from then on the disk takes no new bytes, but deletes. */
  fault?: 'kill' | 'full';
  /** Called before each write. */
  before?: () => void;
}

export class Killed extends Error {}

/** Runs `act` with the disk failing at one write; a file that is written then has half of its bytes. Returns how many writes there were. */
export function withFailpoint(failpoint: Failpoint, act: () => void): number {
  const { count, remove } = install(failpoint);
  try {
    act();
  } finally {
    remove();
  }
  return count();
}

/** As `withFailpoint`, for a command that waits between its writes. */
export async function withFailpointUntil(failpoint: Failpoint, act: () => Promise<unknown>): Promise<number> {
  const { count, remove } = install(failpoint);
  try {
    await act();
  } finally {
    remove();
  }
  return count();
}

function install({ at = Infinity, fault = 'kill', before }: Failpoint) {
  const originals = Object.fromEntries(WRITES.map((name) => [name, fs[name]])) as Record<string, Write>;
  let count = 0;
  let isInside = false;
  const failing =
    (name: (typeof WRITES)[number]): Write =>
    (...args) => {
      if (isInside) return originals[name]!(...args); // a function of fs that calls another one
      isInside = true;
      try {
        before?.();
        count += 1;
        if (count === at) writeHalf(originals, name, args);
        if (count >= at && fault === 'kill') throw new Killed(`killed at write ${at}`);
        if (count >= at && !['rmSync', 'truncateSync'].includes(name)) throw diskFull(name);
        return originals[name]!(...args);
      } finally {
        isInside = false;
      }
    };
  Object.assign(fs, Object.fromEntries(WRITES.map((name) => [name, failing(name)])));
  syncBuiltinESMExports();
  return {
    count: () => count,
    remove() {
      Object.assign(fs, originals);
      syncBuiltinESMExports();
    },
  };
}

function writeHalf(originals: Record<string, Write>, name: string, args: readonly unknown[]): void {
  if (name === 'writeFileSync') {
    const content = String(args[1]);
    originals.writeFileSync!(...([args[0], content.slice(0, content.length / 2), args[2]] as never[]));
  }
  if (name === 'copyFileSync') {
    const content = fs.readFileSync(args[0] as string);
    originals.writeFileSync!(...([args[1], content.subarray(0, content.length / 2)] as never[]));
  }
}

const diskFull = (name: string) =>
  Object.assign(new Error(`ENOSPC: no space left on device, ${name}`), { code: 'ENOSPC' });
