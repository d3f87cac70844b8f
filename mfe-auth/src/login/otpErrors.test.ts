import { BackendError } from '@bazaar/shared/firebase/backendError';
import { expect, test } from 'vitest';
import { sendError, verifyError } from './otpErrors.ts';

test.each([
  ['auth/invalid-phone-number', 'Invalid phone number format.'],
  ['auth/too-many-requests', 'Too many requests. Please try again later.'],
  ['auth/quota-exceeded', 'Failed to send OTP. Please try again.'],
  ['auth/error-code:-39', 'Failed to send OTP. Please try again.'],
  ['auth/missing-phone-number', 'Invalid phone number format.'],
  ['auth/captcha-check-failed', 'Failed to send OTP. Please try again.'],
  ['auth/invalid-app-credential', 'Failed to send OTP. Please try again.'],
  ['auth/operation-not-allowed', 'Failed to send OTP. Please try again.'],
  ['auth/network-request-failed', 'Failed to send OTP. Please try again.'],
  ['auth/requests-from-referer-x-are-blocked.', 'Failed to send OTP. Please try again.'],
])('sending fails with %s: shows %s', (code, text) => expect(sendError({ code })).toBe(text));

test('F45: the script of the bot check is blocked: Failed to send OTP. Please try again.', () =>
  expect(sendError({ code: 'auth/internal-error' })).toBe('Failed to send OTP. Please try again.'));

test.each([
  ['auth/invalid-verification-code', 'Invalid verification code.'],
  ['auth/code-expired', 'OTP has expired. Please request a new one.'],
  ['auth/invalid-verification-id', 'Invalid OTP. Please try again.'],
  ['auth/network-request-failed', 'Verification failed. Please try again.'],
])('verifying fails with %s: shows %s', (code, text) => expect(verifyError({ code })).toBe(text));

test('no response in time: is a failure of the service', () => {
  expect(sendError(new BackendError('timedOut'))).toBe('Failed to send OTP. Please try again.');
  expect(verifyError(new BackendError('timedOut'))).toBe('Verification failed. Please try again.');
});

test.each([undefined, null, new Error('x'), 'x', { code: 7 }])(
  '%s, no Firebase error: shows the texts for unexpected errors',
  (error) => {
    expect(sendError(error)).toBe('Something went wrong. Please try again.');
    expect(verifyError(error)).toBe('Verification failed. Please try again.');
  },
);
