import * as v from 'valibot';
import type { Fault } from '../fault.ts';
import type { Row } from '../sheets/rows.ts';
import type { Sheet } from '../sheets/sheets.ts';
import { checkCell, isColumn } from './checkCell.ts';
import { nested, valueAt } from './paths.ts';

/** Not in the spec: without times of its own a sheet's first row is of this one, and each further row a minute younger. */
const FIRST_CREATED_AT_MS = Date.UTC(2026, 0, 1);
const MINUTE_MS = 60_000;
const CREATED_AT = 'createdAt';

export interface CheckedRow {
  /** As they are to be stored: plain values, Dates for timestamps. */
  fields: Record<string, unknown>;
  faults: Omit<Fault, 'file'>[];
}

/** True where the order of the rows is that of the list: the collection has times, and the sheet has no column for them. */
export const isInRowOrder = ({ entries }: Sheet, columns: readonly string[]): boolean =>
  CREATED_AT in entries && !columns.includes(CREATED_AT);

/** Checks a row by itself. Columns that the sheet does not have are the header's fault. */
export function checkRow(sheet: Sheet, columns: readonly string[], { number, cells }: Row): CheckedRow {
  const faults: CheckedRow['faults'] = [];
  const values: [path: string[], value: unknown][] = [];
  for (const [column, cell] of cells) {
    if (!isColumn(sheet, column)) continue;
    const checked = checkCell(sheet, column, cell);
    if ('fault' in checked) faults.push({ row: number, column, text: checked.fault });
    else values.push([column.split('.'), checked.value]);
  }
  if (isInRowOrder(sheet, columns)) values.push([[CREATED_AT], new Date(FIRST_CREATED_AT_MS + number * MINUTE_MS)]);
  const fields = nested(values);
  for (const column of requiredColumns(sheet, columns))
    if (!cells.has(column) && valueAt(fields, column.split('.')) === undefined)
      faults.push({ row: number, column, text: 'is missing' });
  if (faults.length === 0) faults.push(...lostItems(sheet, fields).map((fault) => ({ row: number, ...fault })));
  return { fields, faults };
}

/** The document's own id, what the schema demands, and what lists need. */
function requiredColumns({ idField, entries, needed }: Sheet, columns: readonly string[]): Set<string> {
  const demanded = Object.keys(entries).filter((name) => !v.is(entries[name]!, undefined));
  const dated = columns.includes(CREATED_AT) ? [CREATED_AT] : [];
  return new Set([idField, ...demanded, ...needed, ...dated]);
}

/** The lists of which the app would not show each item: too many, a gap among pictures, descriptions without a picture. */
function lostItems({ name, idField, entries, parse }: Sheet, fields: CheckedRow['fields']) {
  const [shown] = parse([{ id: String(fields[idField]), data: { ...fields, ...alwaysShown(entries) } }]);
  if (!shown) return [{ text: `would be left out of ${name} by the app` }];
  const lists = Object.entries(fields).flatMap(([column, list]) => (Array.isArray(list) ? [{ column, list }] : []));
  return lists.flatMap(({ column, list }) => {
    const taken = valueAt(shown, [column]);
    const count = Array.isArray(taken) ? taken.length : 0;
    if (count === list.length) return [];
    return [{ column, text: `has ${list.length} items, of which the app takes ${count}` }];
  });
}

/** Fields that hide a document unless they have one value. */
const alwaysShown = (entries: v.ObjectEntries): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([name, schema]) =>
      schema.type === 'literal' ? [[name, (schema as v.LiteralSchema<boolean, undefined>).literal]] : [],
    ),
  );
