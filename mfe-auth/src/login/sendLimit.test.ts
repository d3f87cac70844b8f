import { afterEach, expect, test, vi } from 'vitest';
import { canAskForCode, rememberSend } from './sendLimit.ts';

const HOUR_MS = 3_600_000;

function stubStorage(first?: string) {
  let kept = first;
  vi.stubGlobal('localStorage', { getItem: () => kept ?? null, setItem: (_: string, value: string) => (kept = value) });
}
afterEach(() => vi.unstubAllGlobals());

test('five codes an hour, the sixth when the first is an hour old', () => {
  stubStorage();
  for (let count = 0; count < 5; count += 1) {
    expect(canAskForCode(count)).toBe(true);
    rememberSend(count);
  }
  expect(canAskForCode(HOUR_MS - 1)).toBe(false);
  expect(canAskForCode(HOUR_MS)).toBe(true);
});

test.each(['', '{', 'null', '7', '["x",null,{}]', '[9e15,9e15,9e15,9e15,9e15]'])('%j in the storage locks nobody out', (kept) => {
  stubStorage(kept);
  expect(canAskForCode(5)).toBe(true);
});

test('without a storage the service’s own limits are the only ones', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => rememberSend(1)).not.toThrow();
  expect(canAskForCode(1)).toBe(true);
});
