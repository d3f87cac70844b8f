import { appendFileSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@remotes-kit/runtime/registry';
import type { Report } from './report.ts';
import { DAY_MS } from './senders.ts';
import { versionsOf } from './versionsOf.ts';

/**
 * Not in the spec: a file is put aside when it has grown to this, and so many of these stay. Each version that the registry
 * has is kept in files of its own, some 30,000 visits; the site itself too.
 */
const MAX_FILE_BYTES = 2 * 1024 * 1024;
const OLD_FILES = 3;
/** All versions that the registry does not have share these: nothing is decided by them. */
const OTHER = 'other';
/** The reports of the event `count`, whatever build counted. */
const COUNTS = 'counts';
const MAX_OTHER_BYTES = 512 * 1024;
/** So many senders have to fill their share before the first report goes; the file that is begun after them takes one more. */
const SENDERS_TO_FILL = 8;

/** In the folder of a composed site; not served, because its name begins with a dot. */
export const reportsFolder = (out: string) => join(out, '.reports');

/** The newest file, and those before it. */
const fileAt = (folder: string, name: string, age: number) =>
  join(folder, age === 0 ? `${name}.jsonl` : `${name}.${age}.jsonl`);

interface Storing {
  /** The number of who sent them (senders.ts). */
  sender?: number;
  atMs?: number;
  /** The versions that have files of their own. */
  registry?: Registry;
  maxBytes?: number;
  /** True where the sender may add so many bytes to these files, of the share that each sender has. */
  mayAdd?(files: string, bytes: number, share: number): boolean;
}

/** Adds reports, each as a line of JSON with its time, to the newest file of its version; the oldest file goes when there are too many. Throws when the disk is full. */
export function storeReports(folder: string, reports: readonly Report[], storing: Storing = {}): void {
  const { sender, atMs = Date.now(), registry = {}, maxBytes = MAX_FILE_BYTES, mayAdd = () => true } = storing;
  const lines = new Map<string, string>();
  for (const report of reports) {
    const name = filesOf(report, registry);
    const about = report.event === 'count' ? { atMs: dayOf(atMs) } : { atMs, sender };
    lines.set(name, `${lines.get(name) ?? ''}${JSON.stringify({ ...report, ...about })}\n`);
  }
  for (const [name, text] of lines) {
    const max = name === OTHER ? Math.min(maxBytes, MAX_OTHER_BYTES) : maxBytes;
    if (!mayAdd(name, Buffer.byteLength(text), (max * (OLD_FILES + 1)) / SENDERS_TO_FILL)) continue;
    mkdirSync(folder, { recursive: true });
    if ((statSync(fileAt(folder, name, 0), { throwIfNoEntry: false })?.size ?? 0) >= max) rotate(folder, name);
    appendFileSync(fileAt(folder, name, 0), text);
  }
}

/** The beginning of a day (UTC): no time and no sender say which counts were one visitor's. */
const dayOf = (atMs: number): number => Math.floor(atMs / DAY_MS) * DAY_MS;

/** A flood of one version puts aside the reports of that version only. */
function filesOf(report: Report, registry: Registry): string {
  if (report.event === 'count') return COUNTS;
  if (report.event === 'policy.violation' || report.remote === 'shell') return 'shell';
  const { remote, version } = report;
  const versions = Object.hasOwn(registry, remote) ? versionsOf(registry[remote]) : {};
  return Object.values(versions).includes(version) ? `${remote}-${version}` : OTHER;
}

function rotate(folder: string, name: string): void {
  for (let age = OLD_FILES - 1; age >= 0; age -= 1)
    if (existsSync(fileAt(folder, name, age))) renameSync(fileAt(folder, name, age), fileAt(folder, name, age + 1));
}
