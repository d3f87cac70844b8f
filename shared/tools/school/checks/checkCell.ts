import * as v from 'valibot';
import { id, count, durationMs, maybeId, streamId, time } from '../../../data/schema/fields.ts';
import { decodeValue } from '../../../firebase/restValues.ts';
import { parseColour } from '../../../format/colour.ts';
import { restFields } from '../../backend/seedDocuments.ts';
import { quoted } from '../fault.ts';
import type { Cell } from '../sheets/rows.ts';
import type { Sheet } from '../sheets/sheets.ts';
import { nested, valueAt } from './paths.ts';
import { dateOf, millisecondsOf, wholeNumberOf, yesOrNo } from './plainForms.ts';

/** The value as it is to be stored, or why the cell is a fault. */
export type CheckedCell = { value: unknown } | { fault: string };

/**
 * Checks one cell with the app's own schema of its field: what the app would leave out, cut or take for something else is a fault.
 * `column` has to be one of the sheet's (`isColumn`).
 */
export function checkCell({ entries }: Sheet, column: string, cell: Cell): CheckedCell {
  const path = column.split('.');
  const field = entries[path[0]!]!;
  const schema = schemaAt(entries, path);
  const form = FORMS.get(schema) ?? (isYesOrNo(schema) ? YES_OR_NO : undefined);
  const value = form ? form.read(cell) : typeof cell === 'boolean' ? undefined : String(cell);
  if (value === undefined) return { fault: `${quoted(cell)} is ${form?.isNot ?? 'no text'}` };
  // The author decides that the app does not show it: a post that is not to be visible.
  if (form === YES_OR_NO) return { value };
  const lone = path.map((name) => (/^\d+$/.test(name) ? '1' : name)); // an item of a list is checked as its only one
  const stored = valueAt(decoded(nested([[lone, value]])), lone.slice(0, 1));
  const parsed = v.safeParse(field, stored);
  const shown = parsed.success ? valueAt({ [path[0]!]: parsed.output }, lone) : undefined;
  if (path.at(-1)!.endsWith('Color') && !parseColour(String(value)))
    return { fault: `${quoted(cell)} is no colour: write #F57C00` };
  if (isSame(value, shown)) return { value };
  return { fault: whyNot(cell, shown, schema) };
}

/** True for a column of the sheet: a field of its collection, or a path within one. */
export const isColumn = ({ entries }: Sheet, column: string): boolean =>
  /^_?[a-z]\w*(\.([a-z]\w*|[1-9]\d{0,2}))*$/i.test(column) && Object.hasOwn(entries, column.split('.')[0]!);

interface Form {
  read(cell: Cell): unknown;
  /** The end of a message. */
  isNot: string;
}

const notBoolean =
  (read: (cell: string | number) => unknown) =>
  (cell: Cell): unknown =>
    typeof cell === 'boolean' ? undefined : read(cell);

const YES_OR_NO: Form = { read: yesOrNo, isNot: 'neither yes nor no' };
/** By the app's own kinds of fields; every other is a text. */
const FORMS: ReadonlyMap<unknown, Form> = new Map<unknown, Form>([
  [time, { read: notBoolean(dateOf), isNot: 'no date: write 2026-11-27, or 2026-11-27 18:30 +05:30' }],
  [durationMs, { read: notBoolean(millisecondsOf), isNot: 'no length: write 4:05, 1:04:05, or milliseconds' }],
  [count, { read: notBoolean(wholeNumberOf), isNot: 'no whole number' }],
]);

const isYesOrNo = (schema: v.GenericSchema | undefined): boolean =>
  schema?.type === 'literal' && typeof (schema as v.LiteralSchema<boolean, undefined>).literal === 'boolean';

/** The schema of a field, or of one within a map; undefined within a list. */
function schemaAt(entries: v.ObjectEntries, [name = '', ...rest]: readonly string[]): v.GenericSchema | undefined {
  const schema = entries[name] as v.GenericSchema | undefined;
  if (rest.length === 0 || !schema) return schema;
  const inner = (schema as { wrapped?: { entries?: v.ObjectEntries } }).wrapped?.entries;
  return inner && schemaAt(inner, rest);
}

/** Fields as the app reads them once they are stored. */
const decoded = (fields: object): unknown => decodeValue({ mapValue: { fields: restFields(fields) } });

function isSame(given: unknown, shown: unknown): boolean {
  if (given instanceof Date) return given.getTime() === shown;
  return withoutSpaces(given) === withoutSpaces(shown);
}

/** The app joins empty lines. */
const withoutSpaces = (value: unknown): string => String(value).replaceAll(/\s+/g, ' ');

function whyNot(cell: Cell, shown: unknown, schema: unknown): string {
  if (schema === id || schema === maybeId || schema === streamId)
    return `${quoted(cell)} is no id: only letters, digits, “.”, “_” and “-”`;
  const { options } = Object(schema) as { options?: readonly unknown[] };
  if (options)
    return `${quoted(cell)} is none of: ${options.filter((option) => typeof option === 'string').join(', ')}`;
  if (typeof shown !== 'string') return `${quoted(cell)} would be left out by the app`;
  const [given, kept] = [[...String(cell)].length, [...shown].length];
  if (String(cell).startsWith(shown)) return `has ${given} characters, of which the app shows ${kept}`;
  return `${quoted(cell)} has characters that the app leaves out`;
}
