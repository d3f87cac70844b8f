import { CsvError, parse } from 'csv-parse/sync';
import type { Fault } from '../fault.ts';
import { unreadable, type Cell, type Row, type Rows } from './rows.ts';

/** Excel separates with semicolons where the comma is in decimal numbers, and with tabs as 'Unicode text'. */
const DELIMITERS = [',', ';', '\t'];
const OPTIONS = { record_delimiter: ['\r\n', '\n', '\r'], relax_column_count: true };

/** The rows of a CSV file whose first row names the columns. Never throws: what is not CSV is a fault. */
export function readCsv(text: string): Rows {
  const delimiter = DELIMITERS.toSorted((a, b) => widthOf(text, b) - widthOf(text, a))[0]!;
  try {
    const [header = [], ...records] = parse(text, { ...OPTIONS, delimiter }).map((record) => record.map(plain));
    return rowsOf(header, records);
  } catch (error) {
    const row = error instanceof CsvError && typeof error.records === 'number' ? error.records + 1 : undefined;
    return unreadable('is not CSV from here on: a cell with quotation marks in it begins and ends with one', row);
  }
}

/** The number of columns that the header has with that delimiter. */
function widthOf(text: string, delimiter: string): number {
  try {
    return parse(text, { ...OPTIONS, delimiter, to: 1 })[0]?.length ?? 0;
  } catch {
    return 0;
  }
}

const plain = (cell: string): string => cell.replaceAll('\r\n', '\n').trim();

function rowsOf(header: readonly string[], records: readonly (readonly string[])[]): Rows {
  const faults: Omit<Fault, 'file'>[] = [];
  if (header.every((column) => column === '')) return unreadable('has no header: its first row names the columns', 1);
  for (const [index, column] of header.entries())
    if (column && header.indexOf(column) < index) faults.push({ row: 1, column, text: 'is there twice' });
  const rows: Row[] = [];
  for (const [index, record] of records.entries()) {
    const number = index + 2;
    const cells = new Map<string, Cell>();
    for (const [at, cell] of record.entries()) {
      if (cell === '') continue;
      const column = header[at];
      if (column) cells.set(column, cell);
      else faults.push({ row: number, column: `number ${at + 1}`, text: 'has a cell, but no name in the header' });
    }
    if (cells.size > 0) rows.push({ number, cells });
  }
  return { columns: header.filter(Boolean), rows, faults, isWhole: true };
}
