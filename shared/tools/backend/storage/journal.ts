import {
  closeSync,
  constants,
  copyFileSync,
  fdatasyncSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { RequestError } from '../request.ts';
import { encodeLine, readLines } from './journalLines.ts';

/** A file of records that only grows: what `append` has returned from is on the disk, whatever happens to the process. */
export interface Journal<T> {
  /** Those that the file had when it was opened. */
  readonly records: readonly T[];
  /** Throws INSUFFICIENT_STORAGE when the disk refuses it; the journal is then as before. */
  append(record: unknown): void;
  /** Replaces all records, or, when the disk refuses it, none. */
  replace(records: readonly unknown[]): void;
  close(): void;
}

/**
 * Opens the journal, or makes an empty one. A record that was cut off while it was written goes: nobody was told that it was
 * written. A file with a damaged line is put aside whole under another name, with a warning, and the other lines count.
 */
export function openJournal<T>(file: string, parse: (record: unknown) => T): Journal<T> {
  let descriptor = openSync(file, constants.O_RDWR | constants.O_CREAT);
  const { records, whole, damaged } = readLines(readFileSync(descriptor), parse);
  let { length } = whole;

  function replaceWith(content: Buffer): void {
    const next = createNext(`${file}.next`, content, file);
    closeSync(descriptor);
    ({ descriptor, length } = next);
    syncFolderOf(file);
  }

  if (damaged[0]) {
    const aside = putAside(file);
    const { line, reason } = damaged[0];
    console.warn(
      `${file}, line ${line}: ${reason}. ${damaged.length} damaged of ${damaged.length + records.length} lines do not count; the file as it was is ${aside}.`,
    );
    replaceWith(whole);
  }
  ftruncateSync(descriptor, length);
  fsyncSync(descriptor);
  syncFolderOf(file);

  return {
    records,
    append(record) {
      const line = encodeLine(record);
      try {
        writeAll(descriptor, line, length);
        fdatasyncSync(descriptor);
      } catch (error) {
        ftruncateSync(descriptor, length); // the part that the disk took is no record
        throw notStored(file, error);
      }
      length += line.length;
    },
    replace: (newRecords) => replaceWith(Buffer.concat(newRecords.map(encodeLine))),
    close: () => closeSync(descriptor),
  };
}

/** Writes a whole new file and gives it the old one's name. */
function createNext(name: string, content: Buffer, file: string): { descriptor: number; length: number } {
  try {
    const descriptor = openSync(name, constants.O_RDWR | constants.O_CREAT | constants.O_TRUNC);
    writeAll(descriptor, content, 0);
    fsyncSync(descriptor);
    renameSync(name, file);
    return { descriptor, length: content.length };
  } catch (error) {
    rmSync(name, { force: true }); // what it takes is needed
    throw notStored(file, error);
  }
}

/** The disk may take a part at a time. */
function writeAll(descriptor: number, content: Buffer, position: number): void {
  for (let written = 0; written < content.length;)
    written += writeSync(descriptor, content, written, content.length - written, position + written);
}

/** Copies the file to a new name beside it, and returns that name. */
function putAside(file: string): string {
  const aside = `${file}.damaged-${new Date().toISOString().replaceAll(':', '-')}`;
  copyFileSync(file, aside, constants.COPYFILE_EXCL);
  return aside;
}

/** A new name is on the disk when its folder is. Windows has no such call and needs none. */
function syncFolderOf(file: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(file), constants.O_RDONLY);
  fsyncSync(folder);
  closeSync(folder);
}

function notStored(file: string, error: unknown): RequestError {
  return new RequestError('INSUFFICIENT_STORAGE', `${file} could not be written: ${(error as Error).message}`);
}
