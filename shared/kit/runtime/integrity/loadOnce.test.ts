import { expect, test, vi } from 'vitest';
import { loadOnce } from './loadOnce.ts';

test('several calls: one load; after a failure the next call loads again', async () => {
  const load = vi.fn(() => Promise.resolve('code'));
  load.mockRejectedValueOnce(new TypeError('no network'));
  const get = loadOnce(load);
  await Promise.all([expect(get()).rejects.toThrow('no network'), expect(get()).rejects.toThrow('no network')]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(await Promise.all([get(), get()])).toEqual(['code', 'code']);
  expect(load).toHaveBeenCalledTimes(2);
});
