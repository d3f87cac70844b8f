import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyComponent, ScreenLoadError } from './screen.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('code that does not come: an error after 20 s, and the next try shows what has come meanwhile', async () => {
  const Shown = () => null;
  let arrive = () => {};
  const code = new Promise<typeof Shown>((resolve) => (arrive = () => resolve(Shown)));
  const { preload } = lazyComponent(() => code);
  const refused = expect(preload()).rejects.toThrow(ScreenLoadError);
  await vi.advanceTimersByTimeAsync(20_000);
  await refused;
  arrive();
  expect(await preload()).toBe(Shown);
});
