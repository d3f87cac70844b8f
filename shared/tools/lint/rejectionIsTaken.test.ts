import { testRule, type RuleCase } from './testRule.ts';

const CASES: readonly RuleCase[] = [
  ['in a constant of a file', 'export const refused = Promise.reject(new Error());', 1],
  ['in a table of cases', 'test.each([["refused", Promise.reject(new Error())]])("%s", (_, read) => read);', 1],
  [
    'in a group of tests',
    'describe("reads", () => { const refused = Promise.reject(new Error()); test("x", () => refused); });',
    1,
  ],
  [
    'in a group for each case',
    'describe.each([1])("%s", () => { test.each([[Promise.reject(new Error())]])("x", (read) => read); });',
    1,
  ],
  ['in a test of a group', 'describe("reads", () => { test("x", () => Promise.reject(new Error())); });', 0],
  ['in the field of a class', 'export class Read { refused = Promise.reject(new Error()); }', 0],
  ['in the one field of a class', 'export class Read { static refused = Promise.reject(new Error()); }', 1],
  [
    'in a table of functions',
    'test.each([["refused", () => Promise.reject(new Error())]])("%s", (_, read) => read());',
    0,
  ],
  ['in a test', 'test("refused", async () => { await expect(Promise.reject(new Error())).rejects.toThrow(); });', 0],
  ['a promise that is fulfilled', 'export const done = Promise.resolve();', 0],
];

testRule('rejection-is-taken', CASES);
