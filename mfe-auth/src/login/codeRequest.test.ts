import { expect, test } from 'vitest';
import { canSendCode, parseRequest, recordSend, requestFor, saveRequest, withinLastHour } from './codeRequest.ts';

const request = { verificationId: 'id', lastDigits: '3210', sentAtMs: 1_000 };

test('a saved request: expires after ten minutes', () => {
  expect(parseRequest(request, 1_000 + 599_999)).toEqual(request);
  expect(parseRequest(request, 1_000 + 600_000)).toBeUndefined();
  expect(parseRequest(request, 999)).toBeUndefined(); // a clock that was set back
});

test.each([
  undefined,
  null,
  'x',
  [],
  { ...request, verificationId: '' },
  { ...request, verificationId: 'x'.repeat(5_000) },
  { ...request, verificationId: { toString: 'x' } },
  { ...request, lastDigits: '' },
  { ...request, lastDigits: '+919876543210' },
  { ...request, sentAtMs: '1000' },
  { ...request, sentAtMs: null },
])('%j in the storage: is no request', (stored) => {
  expect(parseRequest(stored, 2_000)).toBeUndefined();
});

test('a request of one number: is not used for another', () => {
  saveRequest('id', '+919876543210');
  expect(requestFor('+919876543210')?.verificationId).toBe('id');
  expect(requestFor('+919876543211')).toBeUndefined();
});

const HOUR_MS = 3_600_000;

test('five codes within an hour: the sixth may be sent when the first is an hour old, also without storage', () => {
  for (let count = 0; count < 5; count += 1) {
    expect(canSendCode(count)).toBe(true);
    recordSend(count);
  }
  expect(canSendCode(HOUR_MS - 1)).toBe(false);
  expect(canSendCode(HOUR_MS)).toBe(true);
});

test.each([[['x', null, {}]], [[9e15, 9e15, 9e15, 9e15, 9e15]]])('times %j in the storage: do not count', (times) => {
  expect(withinLastHour(times, 5)).toEqual([]);
});
