import { expect, test } from 'vitest';
import { dateOf, millisecondsOf, wholeNumberOf, yesOrNo } from './plainForms.ts';

test.each<[given: string | number, iso: string | undefined]>([
  ['2026-11-27', '2026-11-27T00:00:00.000Z'],
  ['27-11-2026', '2026-11-27T00:00:00.000Z'],
  ['7.1.2026', '2026-01-07T00:00:00.000Z'],
  ['२०२६-११-२७', '2026-11-27T00:00:00.000Z'],
  ['2026-11-27 18:30', '2026-11-27T18:30:00.000Z'],
  ['27.11.2026 18:30:15', '2026-11-27T18:30:15.000Z'],
  ['2026-11-27 18:30 +05:30', '2026-11-27T13:00:00.000Z'],
  ['2026-11-27T18:30:15.250Z', '2026-11-27T18:30:15.250Z'],
  ['2026-11-27T18:30:15.123456-0800', '2026-11-28T02:30:15.123Z'],
  [1_795_737_600_000, '2026-11-27T00:00:00.000Z'],
  ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ['2026-02-29', undefined],
  ['2026-13-01', undefined],
  ['2026-00-10', undefined],
  ['2026-01-00', undefined],
  ['27/11/2026', undefined],
  ['11-27-2026', undefined],
  ['2026-11-27 24:00', undefined],
  ['2026-11-27 18:60', undefined],
  ['2026-11-27 evening', undefined],
  ['0026-11-27', undefined],
  ['tomorrow', undefined],
  [NaN, undefined],
  [Infinity, undefined],
])('the date %j is %j', (given, iso) => expect(dateOf(given)?.toISOString()).toBe(iso));

test.each<[given: string | number, ms: number | undefined]>([
  ['4:05', 245_000],
  ['04:05', 245_000],
  ['75:00', 4_500_000],
  ['1:04:05', 3_845_000],
  ['४:०५', 245_000],
  ['245000', 245_000],
  [245_000, 245_000],
  ['4:60', undefined],
  ['1:60:00', undefined],
  ['4.5', undefined],
  ['4 min', undefined],
  [1.5, undefined],
])('the length %j is %j ms', (given, ms) => expect(millisecondsOf(given)).toBe(ms));

test.each<[given: string | number, number: number | undefined]>([
  ['1234', 1_234],
  ['1,234', 1_234],
  ['12,34,567', 1_234_567],
  ['1 234 567', 1_234_567],
  ['1\u00A0234', 1_234],
  ['१२३', 123],
  [7, 7],
  ['1.234', undefined],
  ['1,2', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['', undefined],
  [1e21, undefined],
])('the whole number %j is %j', (given, number) => expect(wholeNumberOf(given)).toBe(number));

test.each([
  [[true, 'yes', 'TRUE', 'Wahr', 'हाँ', 1], true],
  [[false, 'No', 'false', 'FALSCH', 'नहीं', 0], false],
  [['', 'maybe', 'x', 2], undefined],
])('%j: %j', (given, expected) => expect(given.map(yesOrNo)).toEqual(given.map(() => expected)));
