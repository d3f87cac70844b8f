import { expect, test } from 'vitest';
import { nextLoginState, START, type LoginEvent, type LoginState } from './loginState.ts';

const details = { firstName: 'Sunita', mobile: '+919876543210', occupation: 'other' as const };
const after = (...events: LoginEvent[]): LoginState => events.reduce(nextLoginState, START);

test('form, code, verified', () => {
  expect(after({ type: 'sendAsked' })).toMatchObject({ step: 'details', isBusy: true });
  expect(after({ type: 'sendAsked' }, { type: 'sent', details })).toEqual({ step: 'code', details, isBusy: false });
  expect(after({ type: 'sent', details }, { type: 'verifyAsked' }, { type: 'verified' })).toEqual({ step: 'verified' });
});

test('a failure keeps the step and frees the button', () => {
  expect(after({ type: 'sendAsked' }, { type: 'failed', error: 'x' })).toEqual({ step: 'details', isBusy: false, error: 'x' });
  expect(after({ type: 'sent', details }, { type: 'verifyAsked' }, { type: 'failed', error: 'y' })).toEqual({ step: 'code', details, isBusy: false, error: 'y' });
});

test('late answers after the end change nothing', () => {
  expect(after({ type: 'sent', details }, { type: 'verified' }, { type: 'failed', error: 'x' })).toEqual({ step: 'verified' });
  expect(after({ type: 'verified' })).toEqual(START);
});
