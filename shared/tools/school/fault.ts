import { cutText } from '../../contracts/cutText.ts';
import { printableLine } from '@remotes-kit/release/printable';

/** Something in a folder of sheets that has to be put right before any of it is written. */
export interface Fault {
  /** The file's name. */
  file: string;
  /** As a spreadsheet numbers it, the header is row 1; in JSON the number of the item, from 1. Absent: the whole file. */
  row?: number;
  /** The name in the header; in JSON the path of the value. Absent: the whole row. */
  column?: string;
  text: string;
}

/** The fault as a line for a terminal. */
export const lineOf = ({ file, row, column, text }: Fault): string =>
  `${[file, row && `row ${row}`, column && `column ${column}`].filter(Boolean).join(', ')}: ${text}`;

const LONGEST_QUOTE = 40;

/** A value as messages quote it: one line, cut. */
export function quoted(value: unknown): string {
  const text = String(value);
  return `“${printableLine(cutText(text, LONGEST_QUOTE))}${text.length > LONGEST_QUOTE ? '…' : ''}”`;
}
