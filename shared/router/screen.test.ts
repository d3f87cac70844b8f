import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyComponent, ScreenLoadError } from './screen.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('code that does not come: an error after 20 s, and the next try shows what has come meanwhile', async () => {
  let arrive = (_: () => null) => {};
  const code = new Promise<() => null>((resolve) => (arrive = resolve));
  const { preload } = lazyComponent(() => code);
  const refused = expect(preload()).rejects.toThrow(ScreenLoadError);
  await vi.advanceTimersByTimeAsync(20_000);
  await refused;
  const Shown = () => null;
  arrive(Shown);
  expect(await preload()).toBe(Shown);
});
