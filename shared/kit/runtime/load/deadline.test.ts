import { expect, test } from 'vitest';
import { withDeadline } from './deadline.ts';

test('withDeadline: the result in time, the failure in time, else the error', async () => {
  const late = new Error('late');
  expect(await withDeadline(Promise.resolve(1), 1_000, late)).toBe(1);
  await expect(withDeadline(Promise.reject(new Error('failed')), 1_000, late)).rejects.toThrow('failed');
  await expect(withDeadline(new Promise(() => {}), 1, late)).rejects.toBe(late);
});
