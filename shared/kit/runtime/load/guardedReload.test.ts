import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canReload } from './guardedReload.ts';

const NOW_MS = Date.UTC(2026, 10, 27);
const YEAR_MS = 365 * 86_400_000;
const reloadedAt = (ms: number | undefined, isRemembered = true) => ({ get: () => ms, set: () => isRemembered });

beforeEach(() => vi.stubGlobal('document', { querySelectorAll: () => [] }));
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['never', undefined],
  ['eleven minutes ago', NOW_MS - 660_000],
  ['in ten years, by a clock that was set right since', NOW_MS + 10 * YEAR_MS],
])('reloaded %s: the page may reload', (_, lastMs) => {
  expect(canReload(reloadedAt(lastMs), NOW_MS)).toBe(true);
});

test.each([
  ['a minute ago', NOW_MS - 60_000],
  ['a moment ago, by a clock that was set back by a second since', NOW_MS + 1_000],
])('reloaded %s: the page may not reload', (_, lastMs) => {
  expect(canReload(reloadedAt(lastMs), NOW_MS)).toBe(false);
});

test('a reload that cannot be remembered: is not allowed', () => {
  expect(canReload(reloadedAt(undefined, false), NOW_MS)).toBe(false);
});
