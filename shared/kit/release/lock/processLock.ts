import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { userName } from './userName.ts';

/** Not in the spec: how often a waiting process looks. */
const CHECK_EVERY_MS = 20;
/** Not in the spec: a process of another machine cannot be looked up; its lock ends after this time. */
const FOREIGN_LOCK_FOR_MS = 15 * 60_000;

const ownerSchema = v.object({
  what: v.string(),
  user: v.string(),
  host: v.string(),
  pid: v.number(),
  /** The time at which the process began, as Linux counts it: another process may have got the same id. Empty elsewhere. */
  began: v.string(),
  since: v.string(),
});
type Owner = v.InferOutput<typeof ownerSchema>;

/**
 * Takes the lock that the files of `folder` are; waits for up to `waitMs`, then throws who holds it. `what` says what its holder
 * does: 'feed is being released'. A process that has ended holds no lock, however it ended. Returns a function that releases it.
 *
 * A lock is a numbered file, and the one with the highest number counts: it is created by a link, which only one process
 * can win, ended by truncation, and deleted only by the owner of a higher one.
 */
export function takeLock(folder: string, what: string, waitMs = 0): Release {
  const until = Date.now() + waitMs;
  for (let isFirst = true; ; isFirst = false) {
    const lock = tryToLock(folder, what);
    if (typeof lock === 'function') return lock;
    if (Date.now() >= until) throw new Error(messageOf(lock));
    if (isFirst) console.warn(`Waiting: ${messageOf(lock)}`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, CHECK_EVERY_MS);
  }
}

/** As `takeLock`, but waits as long as it takes, and other work of this process goes on. */
export async function takeLockWhenFree(folder: string, what: string): Promise<Release> {
  for (;;) {
    const lock = tryToLock(folder, what);
    if (typeof lock === 'function') return lock;
    await wait(CHECK_EVERY_MS);
  }
}

type Release = () => void;

function tryToLock(folder: string, what: string): Release | Owner {
  mkdirSync(folder, { recursive: true });
  for (;;) {
    const highest = Math.max(0, ...locksIn(folder));
    const owner = ownerOf(join(folder, String(highest)));
    if (owner) return owner;
    const lock = highest + 1;
    if (tryCreate(folder, lock, what)) return () => truncateSync(join(folder, String(lock)));
  }
}

const messageOf = ({ what, user, host, pid, since }: Owner) =>
  `${what} by ${user}@${host} (process ${pid}) since ${since}`;

const locksIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

/** False where another process was faster. The file has its whole content from its first moment. */
function tryCreate(folder: string, lock: number, what: string): boolean {
  const owner: Owner = {
    what,
    user: userName(),
    host: hostname(),
    pid: process.pid,
    began: beganAt(process.pid),
    since: new Date().toISOString(),
  };
  const unfinished = join(folder, `${randomUUID()}.unfinished`);
  const file = join(folder, String(lock));
  try {
    writeFileSync(unfinished, JSON.stringify(owner));
    linkSync(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
  const others = locksIn(folder).filter((other) => other !== lock);
  if (others.some((other) => other > lock)) {
    rmSync(file); // found from an old listing
    return false;
  }
  for (const lower of others) rmSync(join(folder, String(lower)), { force: true });
  return true;
}

/** The running process that holds this lock; undefined where it was released or its owner has ended. */
function ownerOf(file: string): Owner | undefined {
  try {
    const { success, output } = v.safeParse(ownerSchema, JSON.parse(readFileSync(file, 'utf8')));
    return success && isRunning(output) ? output : undefined;
  } catch {
    return undefined; // no lock yet, or released
  }
}

function isRunning({ host, pid, began, since }: Owner): boolean {
  if (host !== hostname()) return Date.now() - Date.parse(since) < FOREIGN_LOCK_FOR_MS;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // it runs for another user
  }
  return began === beganAt(pid);
}

function beganAt(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[19]!;
  } catch {
    return '';
  }
}
