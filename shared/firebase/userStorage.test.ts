import { expect, test } from 'vitest';
import { withoutFutureExpiry } from './userStorage.ts';

const NOW = Date.UTC(2026, 10, 28);
const HOUR_MS = 3_600_000;
const userUntil = (expirationTime: unknown) => ({ uid: 'u', stsTokenManager: { refreshToken: 'r', expirationTime } });

test.each([365 * 24, 24, 2])('a token that would expire in %i hours: is taken as expired', (hours) =>
  expect(withoutFutureExpiry(userUntil(NOW + hours * HOUR_MS), NOW)).toEqual(userUntil(0)),
);

test.each([
  ['in an hour', userUntil(NOW + HOUR_MS)],
  ['in the past', userUntil(NOW - 365 * 24 * HOUR_MS)],
  ['at a text', userUntil('soon')],
])('a token that expires %s: is left as it is', (_, stored) => expect(withoutFutureExpiry(stored, NOW)).toBe(stored));

test.each([null, undefined, 'user', 7, {}, { stsTokenManager: null }])(
  '%j in the place of a user: is left as it is',
  (stored) => expect(withoutFutureExpiry(stored, NOW)).toBe(stored),
);
