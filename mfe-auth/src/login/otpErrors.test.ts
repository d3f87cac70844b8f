import { expect, test } from 'vitest';
import { sendError, verifyError } from './otpErrors.ts';

test.each([
  ['auth/invalid-phone-number', 'Invalid phone number format.'],
  ['auth/too-many-requests', 'Too many requests. Please try again later.'],
  ['auth/quota-exceeded', 'Failed to send OTP. Please try again.'],
  ['auth/error-code:-39', 'Failed to send OTP. Please try again.'],
])('sending fails with %s: %s', (code, text) => expect(sendError({ code })).toBe(text));

test.each([
  ['auth/invalid-verification-code', 'Invalid verification code.'],
  ['auth/code-expired', 'OTP has expired. Please request a new one.'],
  ['auth/invalid-verification-id', 'Invalid OTP. Please try again.'],
  ['auth/network-request-failed', 'Verification failed. Please try again.'],
])('verifying fails with %s: %s', (code, text) => expect(verifyError({ code })).toBe(text));

test.each([undefined, null, new Error('x'), 'x', { code: 7 }])('what is no Firebase error has the texts for the unexpected: %s', (error) => {
  expect(sendError(error)).toBe('Something went wrong. Please try again.');
  expect(verifyError(error)).toBe('Verification failed. Please try again.');
});
