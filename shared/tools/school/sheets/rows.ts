import type { Fault } from '../fault.ts';

/** The content of a cell: text in CSV; in JSON a number or a boolean too. */
export type Cell = string | number | boolean;

export interface Row {
  /** As in `Fault`. */
  number: number;
  /** By their columns; empty ones are absent. A column of a map or a list is named by its path: `_createdBy.timestamp`, `imageIds.1`. */
  cells: ReadonlyMap<string, Cell>;
}

/** The content of one file. */
export interface Rows {
  columns: readonly string[];
  rows: readonly Row[];
  faults: readonly Omit<Fault, 'file'>[];
  /** False where the end of the file could not be read: rows that others refer to may be missing. */
  isWhole: boolean;
}

/** Rows of a file that cannot be read, or not after this row. */
export const unreadable = (text: string, row?: number): Rows => ({
  columns: [],
  rows: [],
  faults: [{ text, ...(row !== undefined && { row }) }],
  isWhole: false,
});
