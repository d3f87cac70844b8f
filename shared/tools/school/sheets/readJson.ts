import { isRecord } from '../../../contracts/isRecord.ts';
import type { Fault } from '../fault.ts';
import { unreadable, type Cell, type Row, type Rows } from './rows.ts';

/** The rows of a JSON file: a list of documents as they are to be stored. Never throws: what is none is a fault. */
export function readJson(text: string): Rows {
  const items = parsed(text);
  if (!Array.isArray(items)) return unreadable('is not JSON with a list of objects');
  const faults: Omit<Fault, 'file'>[] = [];
  const rows: Row[] = [];
  for (const [index, item] of items.entries()) {
    const number = index + 1;
    const cells = new Map<string, Cell>();
    if (!isRecord(item)) faults.push({ row: number, text: 'is no object' });
    else flatten(item, '', cells);
    if (cells.size > 0) rows.push({ number, cells });
  }
  return { columns: [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))], rows, faults, isWhole: true };
}

/** Deeper than this nothing is read: no collection is. */
const MAX_DEPTH = 4;

/** Puts each value below its path: names, and numbers from 1 within lists. */
function flatten(value: unknown, path: string, cells: Map<string, Cell>, depth = 0): void {
  if (typeof value === 'string') {
    const text = value.replaceAll('\r\n', '\n').trim();
    if (text !== '') cells.set(path, text);
  } else if (typeof value === 'number' || typeof value === 'boolean') cells.set(path, value);
  else if (typeof value !== 'object' || value === null) return;
  else if (depth >= MAX_DEPTH) cells.set(path, '…');
  else {
    const names = Array.isArray(value) ? value.map((_, index) => String(index + 1)) : Object.keys(value);
    const items = Object.values(value) as unknown[];
    for (const [index, name] of names.entries())
      flatten(items[index], path ? `${path}.${name}` : name, cells, depth + 1);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
