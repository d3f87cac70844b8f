import { expect, test } from 'vitest';
import { billOf } from './bill.ts';
import { readPrices, type Prices } from './prices.ts';
import type { Step, Usage } from './visit.ts';

const NOTHING: Usage = { reads: 0, writes: 0, databaseBytes: 0, siteBytes: 0, pictures: 0, codes: 0, filmsS: {} };
const step = (name: Step['name'], usage: Partial<Usage>): Step => ({
  name,
  usage: { ...NOTHING, ...usage },
  watchedS: 0,
  reelsAfterStall: 0,
});

const prices: Prices = {
  readOn: '2026-01-01',
  visits: { perDay: 1_000, daysPerMonth: 30, signInsPerVisit: 0.1, lessonsBegun: 0 },
  videoSegmentS: 4,
  prices: [
    { of: 'reads', name: 'reads', usd: 1, per: 100, freePerMonth: 100_000, source: 'x' },
    { of: 'videoMinutes', name: 'video', usd: 3, per: 1, freePerMonth: 0, source: 'x' },
    { of: 'codes', name: 'codes', usd: 2, per: 1, freePerMonth: 1_000_000, source: 'x' },
  ],
};
const lineOf = (name: string, steps: readonly Step[], visits: Partial<Prices['visits']> = {}) =>
  billOf(steps, { ...prices, visits: { ...prices.visits, ...visits } }).find((line) => line.name === name)!;

test('a line: the sum of all steps at its price, and its share of the bill', () => {
  const steps = [step('feed', { reads: 20 }), step('list', { reads: 10 }), step('sign-in', { codes: 1 })];
  expect(lineOf('reads', steps)).toEqual({ name: 'reads', quantity: 30, usd: 0.3, share: 0.6, monthUsd: 8_000 });
});

test('a sign-in: counted for the part of the visits that has one', () =>
  expect(lineOf('codes', [step('sign-in', { codes: 1 })])).toMatchObject({ quantity: 0.1, usd: 0.2 }));

test('less than is free in a month: nothing is billed', () =>
  expect(lineOf('codes', [step('sign-in', { codes: 1 })]).monthUsd).toBe(0));

test('video: whole segments of the host’s own length, of each film', () => {
  const steps = [step('reels', { filmsS: { a: 6, b: 2 } }), step('lesson', { filmsS: { c: 4 } })];
  expect(lineOf('video', steps).quantity).toBeCloseTo((8 + 4 + 4) / 60);
});

test('the lessons that a learner has begun are read once in a visit, a hundred at most', () => {
  expect(lineOf('reads', [], { lessonsBegun: 20 }).quantity).toBe(20);
  expect(lineOf('reads', [], { lessonsBegun: 2_000 }).quantity).toBe(100);
});

test('nothing is used: no line has a share', () =>
  expect(billOf([], prices).every(({ share }) => share === 0)).toBe(true));

test('prices.json: a price of each kind, with its source and the day on which it was read', () => {
  const { readOn, prices: all } = readPrices();
  expect(all).toHaveLength(7);
  expect(readOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  for (const { source } of all) expect(source).toMatch(/^https:\/\//);
});
