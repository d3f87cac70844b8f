import { crc32 } from 'node:zlib';

const LINE_FEED = 10;

/** The content of a journal's lines. */
interface JournalLines<T> {
  /** Of the lines that are whole. */
  readonly records: readonly T[];
  /** These lines as they stand. */
  readonly whole: Buffer;
  /** The other lines, counted from 1, and what is wrong with each. */
  readonly damaged: readonly { readonly line: number; readonly reason: string }[];
}

/** One line: a checksum of the record, and the record. */
export function encodeLine(record: unknown): Buffer {
  const text = JSON.stringify(record);
  return Buffer.from(`${checksumOf(text)} ${text}\n`);
}

/** Reads all lines. `parse` throws what is wrong with a record. A last line without its end counts as neither whole nor damaged. */
export function readLines<T>(content: Buffer, parse: (record: unknown) => T): JournalLines<T> {
  const records: T[] = [];
  const whole: Buffer[] = [];
  const damaged: { line: number; reason: string }[] = [];
  let start = 0;
  for (let end = content.indexOf(LINE_FEED); end >= 0; end = content.indexOf(LINE_FEED, start)) {
    try {
      records.push(decodeLine(content.toString('utf8', start, end), parse));
      whole.push(content.subarray(start, end + 1));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      damaged.push({ line: records.length + damaged.length + 1, reason });
    }
    start = end + 1;
  }
  return { records, whole: Buffer.concat(whole), damaged };
}

/** The checksum comes last: of a line that somebody edited, the wrong field is the more useful message. */
function decodeLine<T>(line: string, parse: (record: unknown) => T): T {
  const space = line.indexOf(' ');
  const text = line.slice(space + 1);
  const record = parse(JSON.parse(text));
  if (line.slice(0, space) !== checksumOf(text)) throw new Error('the checksum does not match');
  return record;
}

const checksumOf = (text: string): string => crc32(text).toString(16).padStart(8, '0');
