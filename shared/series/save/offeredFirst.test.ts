import { expect, test } from 'vitest';
import { offeredFirst } from './offeredFirst.ts';

const choice = (heightPx: number, bytes: number, missingBytes: number) => ({
  heightPx,
  bytes,
  missingBytes,
  isEstimated: false,
});
const [LOW, MIDDLE, HIGH] = [choice(180, 10, 10), choice(360, 20, 20), choice(720, 40, 40)];

test('nothing of it is on the device: the lowest quality is offered', () =>
  expect(offeredFirst([LOW, MIDDLE, HIGH])).toBe(LOW));

test('all of it is on the device in some qualities: the best of them is offered', () => {
  const here = { ...MIDDLE, missingBytes: 0 };
  expect(offeredFirst([{ ...LOW, missingBytes: 0 }, here, HIGH])).toBe(here);
});

test('a part of it is on the device: the lowest quality is offered', () =>
  expect(offeredFirst([LOW, { ...MIDDLE, missingBytes: 5 }])).toBe(LOW));

test('a stream that does not say its size: the lowest quality is offered', () =>
  expect(offeredFirst([choice(0, 0, 0), choice(720, 0, 0)])?.heightPx).toBe(0));

test('no quality: nothing is offered', () => expect(offeredFirst([])).toBeUndefined());
