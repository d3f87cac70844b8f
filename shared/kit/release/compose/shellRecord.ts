import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeJson } from './files.ts';
import { readJson } from './files.ts';

/** The builds of the shell that visitors get. The builds themselves are stored in folders named by their versions (storedShells.ts). */
export interface ShellRecord {
  /** The build that every visitor gets, or all outside of the share of a canary. */
  version: string;
  canary?: { percent: number; version: string };
}

const recordFile = (out: string) => join(out, '.site/shell.json');

/** The folder of a build of the shell, without its hashed files: those are in `assets`, for pages that are open. Not served. */
export const shellFolder = (out: string, version: string) => join(out, '.site/shells', version);

/** Of a site that was composed before builds of the shell were stored: no document can be written of its shell (writeDocuments.ts). */
const UNSTORED: ShellRecord = { version: 'unstored' };
export const readShell = (out: string) =>
  existsSync(recordFile(out)) ? (readJson(recordFile(out)) as ShellRecord) : UNSTORED;
export const writeShell = (out: string, record: ShellRecord) => writeJson(recordFile(out), record);

/** Every stored shell that a visitor may have. */
export function shellsInUse(out: string): { role: 'live' | 'canary'; version: string }[] {
  const { version, canary } = readShell(out);
  return [{ role: 'live', version }, ...(canary ? [{ role: 'canary', version: canary.version } as const] : [])];
}
