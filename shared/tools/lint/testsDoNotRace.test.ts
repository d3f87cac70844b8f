import { testRule, type RuleCase } from './testRule.ts';

const CASES: readonly RuleCase[] = [
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

testRule('tests-do-not-race', CASES, {
  sourceOf: (line) => `export async function run(page, links, read) { ${line} }`,
});
