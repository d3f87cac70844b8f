import { parseWrite } from '../../backend/firestore/commit.ts';
import { rootOf } from '../../backend/firestore/document.ts';
import type { Fault } from '../fault.ts';
import type { SheetFile } from '../sheets/readFolder.ts';
import { writeOf, type SchoolDocument } from '../writing/schoolDocument.ts';
import { isColumn } from './checkCell.ts';
import { checkRow, isInRowOrder } from './checkRow.ts';
import { missingReferences, repeatedIds } from './checkReferences.ts';

/** Checks all rows, each by itself and with those that it refers to. Without faults the documents may be written. */
export function checkSchool(files: readonly SheetFile[]): { documents: SchoolDocument[]; faults: Fault[] } {
  const faults: Fault[] = [
    ...files.flatMap(unknownColumns),
    ...files.flatMap(repeatedIds),
    ...missingReferences(files),
  ];
  const documents: SchoolDocument[] = [];
  for (const { file, sheet, columns, rows } of files) {
    const mask = maskOf([...columns, ...(isInRowOrder(sheet, columns) ? ['createdAt'] : [])]);
    for (const row of rows) {
      const checked = checkRow(sheet, columns, row);
      const document = { path: `${sheet.name}/${String(checked.fields[sheet.idField])}`, fields: checked.fields, mask };
      const refusal = checked.faults.length === 0 ? refusalOf(document) : undefined;
      const own = refusal === undefined ? checked.faults : [{ row: row.number, column: sheet.idField, text: refusal }];
      faults.push(...own.map((fault) => ({ file, ...fault })));
      documents.push(document);
    }
  }
  return { documents, faults: inOrder(faults, files) };
}

function unknownColumns({ file, sheet, columns }: SheetFile): Fault[] {
  const has = `is no column of ${sheet.name}, which has ${Object.keys(sheet.entries).join(', ')}`;
  const row = file.endsWith('.json') ? undefined : 1;
  return columns
    .filter((column) => !isColumn(sheet, column))
    .map((column) => ({ file, ...(row && { row }), column, text: has }));
}

/** The fields that the sheet decides: each column, of a list the whole. Other fields of a stored document stay as they are. */
function maskOf(columns: readonly string[]): string[] {
  return [...new Set(columns.map((column) => column.replace(/\.\d+(\..*)?$/, '')))].toSorted();
}

/** The reason for which Firestore would refuse the document, by the local backend's copy of its limits: only an id can be one. */
function refusalOf(document: SchoolDocument): string | undefined {
  const root = rootOf('school');
  try {
    parseWrite(writeOf(document, root), root);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** By sheet, row and column. */
function inOrder(faults: readonly Fault[], files: readonly SheetFile[]): Fault[] {
  const orderOf = ({ file }: Fault) => files.findIndex((known) => known.file === file);
  const columnOf = ({ file, column = '' }: Fault) =>
    files.find((known) => known.file === file)?.columns.indexOf(column) ?? 0;
  return faults.toSorted((a, b) => orderOf(a) - orderOf(b) || (a.row ?? 0) - (b.row ?? 0) || columnOf(a) - columnOf(b));
}
