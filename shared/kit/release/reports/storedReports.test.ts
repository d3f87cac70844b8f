import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { encodeReports } from './encodeReports.ts';
import type { Report } from './report.ts';
import { reportsOf, storedReports } from './storedReports.ts';

const REPORT: Report = { event: 'policy.violation', directive: 'img-src', blocked: 'https://evil.example' };
const folderWith = (files: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'collector-'));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
};

test('the file of a collector: one OTLP document a line, each record with its own time', () => {
  const two = [REPORT, { ...REPORT, directive: 'font-src' }];
  const folder = folderWith({
    'logs.json': `${encodeReports(two, 2_000, 'site')}\n${encodeReports([REPORT], 3_000, 'site')}\n`,
  });
  const file = join(folder, 'logs.json');
  expect(storedReports(file)).toEqual([
    ...two.map((report) => ({ ...report, atMs: 2_000 })),
    { ...REPORT, atMs: 3_000 },
  ]);
  expect(storedReports(file, { sinceMs: 2_500 })).toHaveLength(1);
});

test('a document of more records than one page may send: all of them are read', () => {
  const folder = folderWith({
    'logs.json': encodeReports(
      Array.from({ length: 1_000 }, () => REPORT),
      1,
      'site',
    ),
  });
  expect(storedReports(folder)).toHaveLength(1_000);
});

test('a record with the collector’s time: that one counts, since a visitor’s clock may be wrong', () => {
  const line = encodeReports([REPORT], 1, 'site').replace('"timeUnix', '"observedTimeUnixNano":"5000000000","timeUnix');
  expect(storedReports(folderWith({ 'logs.json': line }))).toEqual([{ ...REPORT, atMs: 5_000 }]);
});

test('a folder of files that a collector put aside: the oldest report first, other files are not read', () => {
  const folder = folderWith({
    'logs.jsonl': encodeReports([REPORT], 3_000, 'site'),
    'logs-2026-11-22T10-00-00.000.jsonl': encodeReports([REPORT], 1_000, 'site'),
    'own.jsonl': JSON.stringify({ ...REPORT, atMs: 2_000 }),
    'logs.json.zst': encodeReports([REPORT], 4_000, 'site'),
  });
  mkdirSync(join(folder, 'folder.json'));
  expect(storedReports(folder).map(({ atMs }) => atMs)).toEqual([1_000, 2_000, 3_000]);
});

test.each([
  'null',
  '[]',
  '{"resourceLogs":[null,{"scopeLogs":{}}]}',
  encodeReports([REPORT], 1, 'site').replace('"1000000"', '"yesterday"'),
  encodeReports([REPORT], 1, 'site').replace('"1000000"', '"1e400"'),
  encodeReports([REPORT], 1, 'site').replace('"1000000"', '-1'),
  encodeReports([REPORT], 1, 'site').slice(0, -9),
  '['.repeat(100_000),
])('a line that is no document of reports (%#): left out, the others stay', (line) => {
  const folder = folderWith({ 'logs.jsonl': `${line}\n${encodeReports([REPORT], 7, 'site')}\n` });
  expect(storedReports(folder)).toEqual([{ ...REPORT, atMs: 7 }]);
});

test('a file that is named and not there: an error; the folder of a site without reports: none', () => {
  expect(() => reportsOf('site', 'absent.jsonl')).toThrow('There are no reports in absent.jsonl.');
  expect(storedReports(reportsOf('site'))).toEqual([]);
});

test('reports of previews and overrides are left out, unless all are asked for', () => {
  const marked: Report = { ...REPORT, from: 'preview' };
  const folder = folderWith({
    'logs.json': encodeReports([REPORT, marked, { ...REPORT, from: 'override' }], 1, 'site'),
  });
  expect(storedReports(folder)).toEqual([{ ...REPORT, atMs: 1 }]);
  expect(storedReports(folder, { isOfAll: true })).toHaveLength(3);
});
