import { expect, test } from 'vitest';
import { canAskForCode, rememberSend, sentLately } from './sendLimit.ts';

const HOUR_MS = 3_600_000;

test('five codes an hour, the sixth when the first is an hour old; without a storage too', () => {
  for (let count = 0; count < 5; count += 1) {
    expect(canAskForCode(count)).toBe(true);
    rememberSend(count);
  }
  expect(canAskForCode(HOUR_MS - 1)).toBe(false);
  expect(canAskForCode(HOUR_MS)).toBe(true);
});

test.each([[['x', null, {}]], [[9e15, 9e15, 9e15, 9e15, 9e15]]])('%j in the storage locks nobody out', (times) => {
  expect(sentLately(times, 5)).toEqual([]);
});
