import { expect, test } from 'vitest';
import { billTable, tableOf, usageTable } from './printBill.ts';

test('a table: names to the left, figures to the right', () =>
  expect(
    tableOf([
      ['', 'USD'],
      ['reads', '1'],
    ]),
  ).toEqual(['       USD', 'reads    1']));

test('the bill: a visit, a thousand, a month of a thousand a day, each with its share, then their sum', () => {
  const lines = [
    { name: 'reads', quantity: 50, usd: 0.001, share: 0.25, monthUsd: 20 },
    { name: 'video', quantity: 4, usd: 0.003, share: 0.75, monthUsd: 90 },
  ];
  const visits = { perDay: 1_000, daysPerMonth: 30, signInsPerVisit: 0, lessonsBegun: 0 };
  const cells = billTable(lines, { visits }).map((line) => line.trim().split(/ {2,}/));
  expect(cells.slice(1)).toEqual([
    ['reads', '50.00', '$0.001000', '$1.00', '$30.00', '25.0 %', '$20.00'],
    ['video', '4.00', '$0.003000', '$3.00', '$90.00', '75.0 %', '$90.00'],
    ['all', '$0.004000', '$4.00', '$120.00', '100.0 %', '$110.00'],
  ]);
});

test('the usage: a step in which nothing was watched has no ratio', () => {
  const usage = { reads: 3, writes: 0, databaseBytes: 2_048, siteBytes: 0, pictures: 1, codes: 0 };
  const [, list, lesson] = usageTable([
    { name: 'list', usage: { ...usage, filmsS: {} }, watchedS: 0, reelsAfterStall: 0 },
    { name: 'lesson', usage: { ...usage, filmsS: { a: 200, b: 10 } }, watchedS: 175, reelsAfterStall: 0 },
  ]).map((line) => line.trim().split(/ {2,}/));
  expect(list).toEqual(['list', '3', '0', '2', '0', '1', '0']);
  expect(lesson).toEqual(['lesson', '3', '0', '2', '0', '1', '210', '175', '1.20']);
});

test('reels of which some buffered more: how many, and the goal for them', () => {
  const usage = { reads: 1, writes: 0, databaseBytes: 0, siteBytes: 0, pictures: 0, codes: 0, filmsS: { a: 38 } };
  const reels = { name: 'reels', usage, watchedS: 20 } as const;
  expect(usageTable([{ ...reels, reelsAfterStall: 2 }]).at(-1)).toBe(
    'reels: 2 buffered more, since a reel had to wait for data (goal ≤ 1.9)',
  );
  expect(usageTable([{ ...reels, reelsAfterStall: 0 }]).at(-1)).toMatch(/^ratio/);
});
