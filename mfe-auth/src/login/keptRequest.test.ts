import { expect, test } from 'vitest';
import { keepRequest, parseRequest, requestFor } from './keptRequest.ts';

const request = { verificationId: 'id', lastDigits: '3210', sentAtMs: 1_000 };

test('a request is kept for ten minutes', () => {
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
])('%j in the storage is no request', (stored) => {
  expect(parseRequest(stored, 2_000)).toBeUndefined();
});

test('the code of one number is not tried for another', () => {
  keepRequest('id', '+919876543210');
  expect(requestFor('+919876543210')?.verificationId).toBe('id');
  expect(requestFor('+919876543211')).toBeUndefined();
});
