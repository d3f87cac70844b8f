import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../folders.ts';

const NOT = 2;

/** The words that docs/hindi.md refuses: of the third column of its table. */
const refused = readFileSync(join(ROOT, 'docs/hindi.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .flatMap((line) => line.slice(1).split('|')[NOT]!.split(','))
  .map((word) => word.trim());

/** The whole word, not a part of another one. */
const patternOf = (word: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{M}])${word.replaceAll('.', String.raw`\.`)}(?![\p{L}\p{M}])`, 'u');

const files = execFileSync('git', ['ls-files', '*/texts.hi.ts'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');

test('the glossary of Hindi: has words that it refuses, and there are texts', () => {
  expect(refused).toEqual(expect.arrayContaining(['उद्यमी', 'प्रतिशत', 'उपलब्ध', 'विवरण', 'घं']));
  expect(files.length).toBeGreaterThan(10);
});

test.each(files)('%s: has no word that the glossary refuses', (file) => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  expect(refused.filter((word) => patternOf(word).test(text))).toEqual([]);
});
