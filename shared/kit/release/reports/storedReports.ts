import { closeSync, existsSync, fstatSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseDatedReports, parseReport, type DatedReport } from './report.ts';
import { reportsFolder } from './reportFile.ts';

/** Not in the spec: of a larger file, only the newest part is read. */
const READ_BYTES = 64 * 1024 * 1024;

/**
 * The path of the reports of a site: the folder that its own server writes, or `given`, a file or folder that an OpenTelemetry
 * collector's file exporter writes (one OTLP document in JSON a line, not compressed). Throws where `given` is not there.
 */
export function reportsOf(out: string, given?: string): string {
  if (given !== undefined && !existsSync(given)) throw new Error(`There are no reports in ${given}.`);
  return given ?? reportsFolder(out);
}

/**
 * The reports in a file, or in the .json and .jsonl files of a folder, the oldest first; none where nothing is. Lines that are no reports
 * are left out, and so are those of previews and overrides, which say nothing of what visitors were given, unless `isOfAll`.
 */
export const storedReports = (path: string, { sinceMs = 0, isOfAll = false } = {}): DatedReport[] =>
  filesAt(path)
    .flatMap((file) => endOf(file).split('\n'))
    .flatMap(reportsInLine)
    .filter(({ atMs, from }) => atMs >= sinceMs && (isOfAll || from === undefined))
    .sort((a, b) => a.atMs - b.atMs);

function filesAt(path: string): string[] {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat ? [path] : [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.jsonl?$/.test(entry.name))
    .map(({ name }) => join(path, name));
}

/** '' for a file that was put aside meanwhile. */
function endOf(file: string): string {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch {
    return '';
  }
  try {
    const { size } = fstatSync(descriptor);
    const end = Buffer.alloc(Math.min(size, READ_BYTES));
    return end.toString('utf8', 0, readSync(descriptor, end, 0, end.length, size - end.length));
  } finally {
    closeSync(descriptor);
  }
}

function reportsInLine(line: string): DatedReport[] {
  const own = ownReport(line);
  return own ? [own] : parseDatedReports(line);
}

function ownReport(line: string): DatedReport | undefined {
  try {
    const value = JSON.parse(line) as { atMs?: unknown; sender?: unknown } | null;
    const report = parseReport(value);
    if (!report || typeof value?.atMs !== 'number') return undefined;
    return { ...report, atMs: value.atMs, ...(typeof value.sender === 'number' && { sender: value.sender }) };
  } catch {
    return undefined;
  }
}
