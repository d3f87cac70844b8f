import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../build/folders.ts';
import type { Report } from '@remotes-kit/release/report';
import { storeReports } from '@remotes-kit/release/reportFile';
import { errorReport, loadReport } from '@remotes-kit/release/reportsForTests';

const FORGED = '1  2026-11-25T00:00:00.000Z  feed@good';
/** A text that a sender may write: line breaks, a colour, the title of the terminal's window, a separator of lines. */
const HOSTILE = `it failed\n${FORGED}  \u001B[31mforged\r\u001B]0;title\u0007\u2028\u0085x`;

const HOSTILE_REPORT = errorReport({ message: HOSTILE, stack: `at a\nat ${HOSTILE.replaceAll('\n', '')}` });

/** The output of `npm run explain -- …` for a site with these reports. */
function explain(stored: readonly Report[], ...given: string[]): string {
  const reports = mkdtempSync(join(tmpdir(), 'explain-'));
  onTestFinished(() => rmSync(reports, { recursive: true }));
  storeReports(reports, stored);
  const args = ['--import', 'tsx', join(import.meta.dirname, 'explain.ts'), '--reports', reports, ...given];
  return spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' }).stdout;
}

test.each([
  ['the list', [], 1],
  ['the error alone, with a stack of two lines', ['1'], 3],
])('%s: a message is one line, whatever a sender wrote, and nothing steers the terminal', (_, given, lines) => {
  const printed = explain([HOSTILE_REPORT], ...given);
  expect(printed.trimEnd().split('\n')).toHaveLength(lines);
  expect(printed).toContain(String.raw`it failed\n${FORGED}`);
  expect(printed.replaceAll('\n', '')).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
});

test('failures of one cause are one line, with how many visits and how often; another build, message or first frame is another', () => {
  const stack = 'priceOf /mfe-feed/a/assets/x-1.js:1:2\nb /assets/y.js:1:2';
  const failed = loadReport({ isLoaded: false, message: 'no price', stack });
  const again = errorReport({
    message: 'no price',
    stack: stack.replace('/mfe-feed', '/_r1/mfe-feed'),
    isFirst: false,
  });
  const reports = [failed, again, failed, loadReport(), loadReport({ ...failed, version: 'b' })];
  const lines = explain(reports).trimEnd().split('\n');
  expect(lines.map((line) => line.replace(/\S+Z/, '…'))).toEqual([
    '1  …  feed@b  1 visits, 1 times  no price  priceOf /mfe-feed/a/assets/x-1.js:1:2',
    '2  …  feed@a  2 visits, 3 times  no price  priceOf /mfe-feed/a/assets/x-1.js:1:2',
  ]);
  expect(explain(reports, '2')).toBe(`no price\n${stack}\n`);
});
