import { expect, test } from 'vitest';
import { errorsOfRule } from './errorsOfRule.ts';

const CASES: readonly [name: string, line: string, errors: 0 | 1][] = [
  ['a read of the page, once', 'expect(await page.evaluate(read)).toBe(1);', 1],
  ['the same, softly', 'expect.soft(await links.count()).toBe(1);', 1],
  ['a read that is repeated', 'await expect.poll(() => page.evaluate(read)).toBe(1);', 0],
  ['an assertion of a locator', 'await expect(links).toHaveCount(1);', 0],
  ['a read in what is repeated', 'await expect(async () => expect(await links.count()).toBe(1)).toPass();', 0],
  ['a value with a name', 'const count = await links.count(); expect(count).toBe(1);', 0],
  ['a pause', 'await page.waitForTimeout(100);', 1],
  ['the clock of the machine', 'const from = Date.now();', 1],
  ['its other clock', 'const from = performance.now();', 1],
  ['chance', 'const id = Math.random();', 1],
  ['a moment that is named', 'const from = new Date(2026, 0, 1).getTime();', 0],
];

const found = errorsOfRule(
  'tests-do-not-race',
  CASES.map(([, line]) => `export async function run(page, links, read) { ${line} }`),
);

test.each(CASES.map(([name, , errors], index) => ({ name, errors, index })))(
  '$name: refused in $errors places',
  ({ errors, index }) => expect(found[index]).toBe(errors),
);
