import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rootOf } from '../firestore/document.ts';
import { openBackendState } from './backendState.ts';
import { openJournal } from './journal.ts';
import { encodeLine } from './journalLines.ts';

const PROJECT = 'demo-bazaar';
const ROOT = rootOf(PROJECT);
const TIME = '2026-01-01T00:00:00Z';

let folder: string;
let file: string;
let warnings: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backend-'));
  file = join(folder, 'backend.journal');
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((line: string) => void warnings.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const open = () => openJournal(file, (record) => record);
const asideOf = () => readdirSync(folder).filter((name) => name.includes('.damaged-'));

function write(...records: unknown[]): void {
  const journal = open();
  for (const record of records) journal.append(record);
  journal.close();
}

const document = (id: string, changes: object = {}) => ({
  name: `${ROOT}/categories/${id}`,
  fields: { name: { stringValue: id }, createdAt: { timestampValue: TIME } },
  createTime: TIME,
  updateTime: TIME,
  ...changes,
});

/** The ids of the documents that a backend has after a start on the file. */
function idsAfterStart(): string[] {
  const state = openBackendState(PROJECT, file);
  state.close();
  return [...state.documents.list('categories')].map(({ path }) => path.id);
}

describe('records', () => {
  it('what was appended is there at the next opening, in its order', () => {
    write({ a: 1 }, { a: 'ü\n€ \ud800' });
    expect(open().records).toEqual([{ a: 1 }, { a: 'ü\n€ \ud800' }]);
  });

  it('replaced records: only the new ones and later ones are there', () => {
    const journal = open();
    journal.append(1);
    journal.replace([2, 3]);
    journal.append(4);
    expect(open().records).toEqual([2, 3, 4]);
    expect(readdirSync(folder)).toEqual(['backend.journal']);
  });

  it('a last record that is cut off at any byte: it alone is gone, and the next is whole', () => {
    write({ a: 1 }, { a: 2 });
    const whole = readFileSync(file);
    const first = encodeLine({ a: 1 }).length;
    for (let length = first; length < whole.length; length += 1) {
      writeFileSync(file, whole.subarray(0, length));
      write({ a: 3 });
      expect(open().records).toEqual([{ a: 1 }, { a: 3 }]);
    }
    expect(warnings).toEqual([]);
  });

  it('any byte of a line altered: the file is put aside as it was, and the other lines count', () => {
    write({ a: 1 }, { a: 2 }, { a: 3 });
    const whole = readFileSync(file);
    const size = encodeLine({ a: 1 }).length;
    for (let at = size; at < 2 * size - 1; at += 1) {
      const altered = Buffer.from(whole);
      altered[at]! ^= 0x55;
      writeFileSync(file, altered);
      expect(open().records).toEqual([{ a: 1 }, { a: 3 }]);
      const [aside, ...others] = asideOf();
      expect(others).toEqual([]);
      expect(readFileSync(join(folder, aside!))).toEqual(altered);
      expect(warnings.at(-1)).toContain(`${file}, line 2: `);
      expect(warnings.at(-1)).toContain(aside);
      rmSync(join(folder, aside!));
      expect(open().records).toEqual([{ a: 1 }, { a: 3 }]);
    }
    expect(warnings).toHaveLength(size - 1);
  });

  it('a file that never was a journal: kept aside, the backend starts empty', () => {
    writeFileSync(file, '{"documents": [\n');
    expect(idsAfterStart()).toEqual([]);
    expect(readFileSync(join(folder, asideOf()[0]!), 'utf8')).toBe('{"documents": [\n');
  });
});

describe('the fields of a record', () => {
  const account = { uid: 'u', phoneNumber: '+919876543210', createdAtMs: 1, lastLoginAtMs: 1 };

  it.each([
    [
      { documents: [document('a', { fields: { title: { stringValue: 'x', nullValue: null } } })] },
      'documents.0.fields.title: A value must have exactly one type',
    ],
    [
      { documents: [document('a'), document('b', { createTime: 'yesterday' })] },
      'documents.1.createTime: Invalid timestamp: "yesterday"',
    ],
    [{ documents: [document('a', { name: 'projects/other/x' })] }, 'documents.0.name: "projects/other/x" is not in'],
    [{ documents: [{ ...document('a'), updateTime: undefined }] }, 'documents.0.updateTime: Invalid key'],
    [{ accounts: [{ ...account, phoneNumber: 7 }] }, 'accounts.0.phoneNumber: Invalid type'],
    [{ deletedDocuments: ['x'] }, 'deletedDocuments.0: "x" is not in'],
    [{ deletedAccounts: [7] }, 'deletedAccounts.0: Invalid type'],
    [{ dokuments: [] }, 'dokuments: Invalid key'],
    [7, 'record: Invalid type'],
  ])('the wrong record %j: the warning names file, line and field', (record, message) => {
    writeFileSync(file, Buffer.concat([encodeLine({ documents: [document('kept')] }), encodeLine(record)]));
    expect(idsAfterStart()).toEqual(['kept']);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(`${file}, line 2: ${message}`);
  });

  it('a line that somebody edited: the wrong field is named rather than the checksum', () => {
    const line = String(encodeLine({ documents: [document('a')] }));
    writeFileSync(file, line.replace(TIME, 'today'));
    expect(idsAfterStart()).toEqual([]);
    expect(warnings[0]).toContain('line 1: documents.0.');
  });
});

describe('many changes of few documents', () => {
  it('a start after them: a short journal with the same data', () => {
    const lines = Array.from({ length: 50 }, (_, index) => encodeLine({ documents: [document(`c${index % 3}`)] }));
    writeFileSync(file, Buffer.concat([...lines, encodeLine({ deletedDocuments: [`${ROOT}/categories/c0`] })]));
    expect(idsAfterStart().toSorted()).toEqual(['c1', 'c2']);
    expect(String(readFileSync(file)).trim().split('\n').length).toBeLessThan(5);
    expect(idsAfterStart().toSorted()).toEqual(['c1', 'c2']);
  });
});
