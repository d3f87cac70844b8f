import { expect, test } from 'vitest';
import { RESEND_AFTER_MS } from '../constants.ts';
import { msUntil } from './useSecondsUntil.ts';

const NOW_MS = Date.UTC(2026, 10, 27);

test.each([...RESEND_AFTER_MS, 1])('a pause of %i ms: is waited for', (ms) => {
  expect(msUntil(NOW_MS + ms, NOW_MS)).toBe(ms);
});

test.each([0, NOW_MS, NOW_MS - 1, NOW_MS + 120_001, NOW_MS + 86_400_000, 8e15, -8e15])(
  'a pause until %i, which is over, or which a clock has written that was set back since: nobody waits',
  (untilMs) => expect(msUntil(untilMs, NOW_MS)).toBe(0),
);
