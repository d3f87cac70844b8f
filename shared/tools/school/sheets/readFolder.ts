import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Fault } from '../fault.ts';
import { decodeText } from './decodeText.ts';
import { readCsv } from './readCsv.ts';
import { readJson } from './readJson.ts';
import { unreadable, type Rows } from './rows.ts';
import { SHEETS, type Sheet } from './sheets.ts';

/** A file of the folder with the rows that are in it. */
export interface SheetFile extends Omit<Rows, 'faults'> {
  file: string;
  sheet: Sheet;
}

const READERS: Record<string, (text: string) => Rows> = { '.csv': readCsv, '.tsv': readCsv, '.json': readJson };
const WORKBOOKS = ['.xlsx', '.xls', '.ods', '.numbers'];

/**
 * Reads a school's folder: one file a sheet, by the collection's name. Other kinds of files (pictures, notes) and those whose name
 * begins with a dot or `~` are passed over; a table that is no sheet of a school is a fault. Throws where there is no such folder.
 */
export function readFolder(folder: string): { files: SheetFile[]; faults: Fault[] } {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`${folder} is no folder`);
  const names = readdirSync(folder).filter((name) => !/^[.~]/.test(name));
  const faults = names.filter(isTable).flatMap((file) => tableFault(file) ?? []);
  const files = SHEETS.flatMap((sheet) => {
    const [file, second] = names.filter((name) => sheetName(name) === sheet.name && extname(name) in READERS);
    if (file === undefined) return [];
    if (second !== undefined) faults.push({ file: second, text: `is the sheet that ${file} is too` });
    const { faults: own, ...rows } = readFile(join(folder, file));
    faults.push(...own.map((fault) => ({ file, ...fault })));
    return [{ file, sheet, ...rows }];
  });
  if (files.length === 0 && faults.length === 0)
    faults.push({ file: folder, text: `has no sheet, such as ${SHEETS[0]!.name}.csv` });
  return { files, faults };
}

const sheetName = (file: string) => file.slice(0, -extname(file).length);
const isTable = (file: string) => extname(file) in READERS || WORKBOOKS.includes(extname(file));

function tableFault(file: string): Fault | undefined {
  if (WORKBOOKS.includes(extname(file))) return { file, text: 'is a workbook: save each sheet as “CSV UTF-8”' };
  if (SHEETS.some(({ name }) => name === sheetName(file))) return undefined;
  return { file, text: `is no sheet of a school, which are: ${SHEETS.map(({ name }) => name).join(', ')}` };
}

function readFile(path: string): Rows {
  const text = decodeText(readFileSync(path));
  return text === undefined ? unreadable('is not UTF-8: save it as “CSV UTF-8”') : READERS[extname(path)]!(text);
}
