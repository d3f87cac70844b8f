import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSchool } from './checks/checkSchool.ts';
import { lineOf } from './fault.ts';
import { readFolder } from './sheets/readFolder.ts';

/** The school that the documents show: a carpenter's. */
export const EXAMPLE = join(import.meta.dirname, 'example');

/** A copy of the example in a folder of its own, with these files put in; an own folder without it where `isEmpty`. */
export function folderWith(files: Record<string, string | Uint8Array> = {}, { isEmpty = false } = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'school-'));
  if (!isEmpty) cpSync(EXAMPLE, folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

/** The documents of a folder, and its faults as the command prints them. */
export function checkFolder(folder: string) {
  const { files, faults: unread } = readFolder(folder);
  const { documents, faults } = checkSchool(files);
  return { files, documents, faults: [...unread, ...faults].map(lineOf) };
}
