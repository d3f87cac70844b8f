import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { APP_NAMES, folderOf, ROOT } from '../build/folders.ts';

const NUMBER = /\bF\d\d\b/g;
/** A title, or the name of a case in a table: a text that begins with one number or more. */
const TITLE = /['"`]((?:F\d\d(?:, |: | )?)+)/g;
/** The tests, and the benchmark that is one. */
const TESTS = /\.(test|spec)\.tsx?$|^tools\/bench\/reelsSoak\.ts$/;
const BUILT = /(^|\/)(node_modules|dist[^/]*|deploy)\//;

/** The numbers of the faults in a title. */
export const numbersIn = (title: string): string[] => title.match(NUMBER) ?? [];

/** The files with a test for each fault, from the top of the repository, by its number. */
export function filesByFault(): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const folder of [...APP_NAMES.map(folderOf), join(ROOT, 'shared')]) {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((name) => TESTS.test(name) && !BUILT.test(name))) {
      const text = readFileSync(join(folder, name), 'utf8');
      const found = new Set([...text.matchAll(TITLE)].flatMap(([, numbers = '']) => numbersIn(numbers)));
      const file = join(folder, name).slice(ROOT.length + 1);
      for (const number of found) files.set(number, [...(files.get(number) ?? []), file]);
    }
  }
  return files;
}
