import { expect, test } from 'vitest';
import { qualitiesOf } from './quality.ts';

const level = (height: number, bitrate: number) => ({ height, bitrate });

test('each height once: told apart by their heights', () => {
  expect(qualitiesOf([level(180, 80_000), level(720, 2_000_000)])).toEqual([{ heightPx: 180 }, { heightPx: 720 }]);
});

test('two bit rates of one height: two choices, told apart by their rates', () => {
  expect(qualitiesOf([level(360, 600_000), level(720, 1_234_000), level(720, 2_400_000)])).toEqual([
    { heightPx: 360 },
    { heightPx: 720, bps: 1_200_000 },
    { heightPx: 720, bps: 2_400_000 },
  ]);
});

test('no heights: told apart by their rates', () => {
  expect(qualitiesOf([level(0, 300_000), level(0, 600_000)])).toEqual([
    { heightPx: 0, bps: 300_000 },
    { heightPx: 0, bps: 600_000 },
  ]);
});

test('one level at two addresses, or with another sound: one choice', () => {
  expect(qualitiesOf([level(720, 2_400_000), level(720, 2_401_000)])).toEqual([{ heightPx: 720 }]);
});
