import { isBusinessTopic } from '../../../data/creatorTopics.ts';
import { quoted, type Fault } from '../fault.ts';
import type { SheetFile } from '../sheets/readFolder.ts';
import { referredBy } from '../sheets/sheets.ts';

/** The ids that the rows of a sheet have, as they stand there: a faulty one is one fault, not one more of each row that refers to it. */
const idsIn = ({ sheet, rows }: SheetFile): Set<string> =>
  new Set(rows.flatMap(({ cells }) => cells.get(sheet.idField) ?? []).map(String));

/** The rows of a file whose id another row above has. */
export function repeatedIds({ file, sheet: { idField }, rows }: SheetFile): Fault[] {
  const first = new Map<string, number>();
  return rows.flatMap(({ number, cells }) => {
    const id = String(cells.get(idField) ?? '');
    const before = first.get(id);
    if (before === undefined) first.set(id, number);
    if (id === '' || before === undefined) return [];
    return [{ file, row: number, column: idField, text: `${quoted(id)} is the id of row ${before} too` }];
  });
}

/** The cells that refer to a row that no sheet of the folder has. A sheet that could not be read whole is taken to have every row. */
export function missingReferences(files: readonly SheetFile[]): Fault[] {
  const known = new Map(files.map((file) => [file.sheet.name, file.isWhole ? idsIn(file) : undefined]));
  const isKnown = (sheet: string, id: string) => {
    const ids = known.has(sheet) ? known.get(sheet) : new Set<string>();
    return ids === undefined || ids.has(id);
  };
  return files.flatMap(({ file, sheet, rows }) =>
    rows.flatMap(({ number: row, cells }) =>
      [...cells].flatMap(([column, cell]) => {
        const to = referredBy(sheet, column);
        const id = String(cell);
        if (!to || isKnown(to.name, id) || isOfBusiness(column, id)) return [];
        return [{ file, row, column, text: `${quoted(id)} is no row of ${to.name}` }];
      }),
    ),
  );
}

/** Business topics and what belongs to them have no category and no subcategory, but a word in their place (§3). */
const isOfBusiness = (column: string, id: string): boolean =>
  ['categoryId', 'subCategoryId'].includes(column) && isBusinessTopic({ subCategoryId: id });
