import { appendFileSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../../contracts/report.ts';

/** Not in the spec: a file is put aside when it has grown to this, and so many of these stay. */
const MAX_FILE_BYTES = 5 * 1024 * 1024;
const OLD_FILES = 3;

/** In the folder of a composed site; not served, because its name begins with a dot. */
export const reportsFolder = (out: string) => join(out, '.reports');

/** The newest file, and those before it. */
const fileAt = (folder: string, age: number) => join(folder, age === 0 ? 'reports.jsonl' : `reports.${age}.jsonl`);

/** Adds reports, each as a line of JSON with its time, to the newest file; the oldest file goes when there are too many. Throws when the disk is full. */
export function storeReports(
  folder: string,
  reports: readonly Report[],
  { atMs = Date.now(), maxBytes = MAX_FILE_BYTES } = {},
): void {
  if (reports.length === 0) return;
  mkdirSync(folder, { recursive: true });
  if ((statSync(fileAt(folder, 0), { throwIfNoEntry: false })?.size ?? 0) >= maxBytes) rotate(folder);
  appendFileSync(fileAt(folder, 0), reports.map((report) => `${JSON.stringify({ ...report, atMs })}\n`).join(''));
}

function rotate(folder: string): void {
  for (let age = OLD_FILES - 1; age >= 0; age -= 1)
    if (existsSync(fileAt(folder, age))) renameSync(fileAt(folder, age), fileAt(folder, age + 1));
}
