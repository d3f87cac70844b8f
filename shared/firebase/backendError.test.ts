import { expect, test } from 'vitest';
import { BackendError, toBackendError } from './backendError.ts';

test.each([
  ['F31, F33: a refused connection, a captive portal', 'unknown', 'unreachable'],
  ['F31: a service that is down', 'unavailable', 'unreachable'],
  ['F32: an error of the server', 'internal', 'unknown'],
  ['F34: a deadline of the SDK', 'deadline-exceeded', 'timedOut'],
  ['F35: a refusal', 'permission-denied', 'denied'],
  ['F35: no token', 'unauthenticated', 'denied'],
  ['F36: a busy server', 'resource-exhausted', 'busy'],
  ['F44: a missing index', 'failed-precondition', 'invalid'],
])('%s (%s): is %s', (_, code, kind) => {
  expect(toBackendError({ code }).kind).toBe(kind);
  expect(toBackendError({ code: `firestore/${code}` }).kind).toBe(kind);
});

test.each([undefined, null, 'x', 7, new Error('x')])('%s, no error of the SDK: is unknown', (error) =>
  expect(toBackendError(error)).toMatchObject({ kind: 'unknown', cause: error }),
);

test('a BackendError stays the same', () => {
  const error = new BackendError('busy');
  expect(toBackendError(error)).toBe(error);
});
