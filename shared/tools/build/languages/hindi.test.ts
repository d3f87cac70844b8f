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

/** A sentence of a film as it was recorded: 'whether or not' means that. */
const RECORDED = ['काम हो या न हो'];

/** The whole word, not a part of another one. */
const patternOf = (word: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{M}])${word.replaceAll('.', String.raw`\.`)}(?![\p{L}\p{M}])`, 'u');

/** The texts of the interface, and all that the school of the seed says: its names and scripts, the pictures' words, the captions. */
const TEXTS = [
  '*/texts.hi.ts',
  'shared/tools/studio/films.json',
  'shared/tools/seed/texts.json',
  'shared/tools/backend/media/catalogue.json',
  'shared/tools/backend/media/files/*.hi.vtt',
];
const files = execFileSync('git', ['ls-files', ...TEXTS], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n');

test('the glossary of Hindi: has words that it refuses, and there are texts', () => {
  expect(refused).toEqual(expect.arrayContaining(['उद्यमी', 'प्रतिशत', 'उपलब्ध', 'विवरण', 'घं']));
  for (const pattern of ['texts.hi.ts', 'films.json', 'texts.json', 'catalogue.json', '.hi.vtt'])
    expect(files.filter((file) => file.endsWith(pattern))).not.toEqual([]);
});

test.each(files)('%s: has no word that the glossary refuses', (file) => {
  const written = readFileSync(join(ROOT, file), 'utf8');
  const text = RECORDED.reduce((rest, sentence) => rest.replaceAll(sentence, ''), written);
  expect(refused.filter((word) => patternOf(word).test(text))).toEqual([]);
});
