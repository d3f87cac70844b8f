import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../build/folders.ts';
import { storeReports } from './reportFile.ts';
import { errorReport } from './reportsForTests.ts';

const FORGED = '1  2026-11-25T00:00:00.000Z  feed@good';
/** What a sender may write: line breaks, a colour, the title of the terminal's window, a separator of lines. */
const HOSTILE = `it failed\n${FORGED}  \u001B[31mforged\r\u001B]0;title\u0007\u2028\u0085x`;

/** What `npm run explain -- …` prints of a site with one reported error. */
function explain(...given: string[]): string {
  const reports = mkdtempSync(join(tmpdir(), 'explain-'));
  onTestFinished(() => rmSync(reports, { recursive: true }));
  storeReports(reports, [errorReport({ message: HOSTILE, stack: `at a\nat ${HOSTILE.replaceAll('\n', '')}` })]);
  const args = ['--import', 'tsx', join(import.meta.dirname, 'explain.ts'), '--reports', reports, ...given];
  return spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' }).stdout;
}

test.each([
  ['the list', [], 1],
  ['the error alone, with a stack of two lines', ['1'], 3],
])('%s: a message is one line, whatever a sender wrote, and nothing steers the terminal', (_, given, lines) => {
  const printed = explain(...given);
  expect(printed.trimEnd().split('\n')).toHaveLength(lines);
  expect(printed).toContain(String.raw`it failed\n${FORGED}`);
  expect(printed.replaceAll('\n', '')).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
});
