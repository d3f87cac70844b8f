import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseReport, type Report } from '../../contracts/report.ts';

/** A report as it is stored: one line of JSON. */
export type StoredReport = Report & { atMs: number };

/** Not in the spec: a file is put aside when it has grown to this, and so many of these stay. */
const MAX_FILE_BYTES = 5 * 1024 * 1024;
const OLD_FILES = 3;

/** In the folder of a composed site; not served, because its name begins with a dot. */
export const reportsFolder = (out: string) => join(out, '.reports');

/** The newest file, and those before it. */
const fileAt = (folder: string, age: number) => join(folder, age === 0 ? 'reports.jsonl' : `reports.${age}.jsonl`);

/** Adds reports to the newest file; the oldest file goes when there are too many. Throws when the disk is full. */
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

/** What is stored, the oldest first; none where nothing was. Lines that are no reports, such as one cut short, are left out. */
export function storedReports(folder: string, { sinceMs = 0 } = {}): StoredReport[] {
  const files = Array.from({ length: OLD_FILES + 1 }, (_, age) => fileAt(folder, OLD_FILES - age));
  const lines = files.filter((file) => existsSync(file)).flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  return lines.flatMap((line) => lineReport(line) ?? []).filter(({ atMs }) => atMs >= sinceMs);
}

function lineReport(line: string): StoredReport | undefined {
  try {
    const value = JSON.parse(line) as { atMs?: unknown } | null;
    const report = parseReport(value);
    return report && typeof value?.atMs === 'number' ? { ...report, atMs: value.atMs } : undefined;
  } catch {
    return undefined;
  }
}
