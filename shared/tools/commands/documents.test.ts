import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../build/folders.ts';

const RECORDS = 'docs/decisions';
const HEAD = /^# (\d{3}) .+\n\n\d{4}-\d{2}-\d{2}, (in force|replaced by \d{3})\.\n\n/;
const SCREEN = { lines: 60, columns: 140 };
const README_BYTES = 8_000;

const records = readdirSync(join(ROOT, RECORDS));
const textOf = (record: string) => readFileSync(join(ROOT, RECORDS, record), 'utf8');

/** The lines of a Markdown text on a screen: a paragraph or an item of a list wraps, a row of a table is a line. */
const linesOnScreen = (markdown: string) =>
  markdown
    .trim()
    .replace(/(?<=\S)\n(?=[^\s|#-]|  \S)(?!\d\. )/g, ' ')
    .split('\n')
    .reduce((sum, line) => sum + (line.startsWith('|') ? 1 : Math.ceil(line.length / SCREEN.columns) || 1), 0);

test('every decision record begins with its number, date and status', () =>
  expect(records.filter((record) => HEAD.exec(textOf(record))?.[1] !== record.slice(0, 3))).toEqual([]));

test('every decision record is one screen', () =>
  expect(records.filter((record) => linesOnScreen(textOf(record)) > SCREEN.lines)).toEqual([]));

test('lines on a screen: paragraphs and items wrap, rows of tables and empty lines count as one', () => {
  const word = 'four '.repeat(20);
  const markdown = `# Title\n\n${word}\n${word}\n\n- ${word}\n  ${word}\n- item\n\n| ${word.repeat(3)} |\n`;
  expect(linesOnScreen(markdown)).toBe(1 + 1 + 2 + 1 + 2 + 1 + 1 + 1);
});

test('README.md: at most 8 KB', () => expect(statSync(join(ROOT, 'README.md')).size).toBeLessThanOrEqual(README_BYTES));
