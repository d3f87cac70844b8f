import { expect, test } from 'vitest';
import { login as texts } from '../texts.ts';
import { canSendAtMs, isCodeSpent, nextLoginState, START, type LoginEvent, type LoginState } from './loginState.ts';

const details = { firstName: 'Sunita', mobile: '+919876543210', occupation: 'other' as const, hasConsented: true };
const sent = (nowMs = 0, mobile = details.mobile): LoginEvent => ({
  type: 'sent',
  details: { ...details, mobile },
  nowMs,
});
const refused: LoginEvent = { type: 'verifyFailed', error: texts.verifyErrors.invalidCode };
const after = (...events: LoginEvent[]): LoginState => events.reduce(nextLoginState, START);

test('a sign-in without failures: passes details, code, verified and done', () => {
  expect(after({ type: 'sendStarted' })).toMatchObject({ step: 'details', busyWith: 'sending' });
  expect(after({ type: 'sendStarted' }, sent())).toMatchObject({ step: 'code', details, sends: 1 });
  expect(after(sent(), { type: 'verifyStarted' }, { type: 'verified' })).toMatchObject({ step: 'verified' });
  expect(after(sent(), { type: 'verified' }, { type: 'saved', isSaved: false })).toMatchObject({
    step: 'done',
    isSaved: false,
  });
});

test('a failure: stays at the step and is no longer busy', () => {
  const unsent = after({ type: 'sendStarted' }, { type: 'sendFailed', error: 'x', nowMs: 0 });
  expect(unsent).toMatchObject({ step: 'details', error: 'x' });
  expect(unsent.busyWith).toBeUndefined();
  const unverified = after(sent(), { type: 'verifyStarted' }, { type: 'verifyFailed', error: 'y' });
  expect(unverified).toMatchObject({ step: 'code', error: 'y' });
  expect(unverified.busyWith).toBeUndefined();
});

test('further codes for one number: wait 30, 60 and then 120 s; another number does not wait', () => {
  const waits = [sent(0), sent(100_000), sent(200_000), sent(400_000)].map((_, index, all) => {
    const state = after(...all.slice(0, index + 1));
    return canSendAtMs(state, details.mobile) - [0, 100_000, 200_000, 400_000][index]!;
  });
  expect(waits).toEqual([30_000, 60_000, 120_000, 120_000]);
  expect(canSendAtMs(after(sent()), '+919876543211')).toBe(0);
  expect(after(sent(), sent(0, '+919876543211')).sends).toBe(1);
});

test('too many requests: every number waits 30 s', () => {
  const state = after({ type: 'sendFailed', error: texts.sendErrors.tooMany, nowMs: 5 });
  expect(canSendAtMs(state, '+919876543211')).toBe(30_005);
  expect(canSendAtMs(state, undefined)).toBe(30_005);
});

test('five wrong codes: the code is no longer accepted; other failures do not count, a new code resets the count', () => {
  const four = after(
    sent(),
    refused,
    refused,
    { type: 'verifyFailed', error: texts.verifyErrors.generic },
    refused,
    refused,
  );
  expect(four.error).toBe('Invalid verification code.');
  expect(isCodeSpent(four)).toBe(false);
  const five = nextLoginState(four, refused);
  expect(five.error).toBe('OTP has expired. Please request a new one.');
  expect(isCodeSpent(five)).toBe(true);
  expect(isCodeSpent(nextLoginState(five, sent()))).toBe(false);
});

test('changing the number: goes back without an error, the pause remains', () => {
  expect(after(sent(), refused, { type: 'changeNumber' })).toMatchObject({
    step: 'details',
    error: undefined,
    pause: { untilMs: 30_000 },
  });
});

test('late results after the end: change nothing; a late sign-in counts', () => {
  const verified = after(sent(), { type: 'verified' });
  for (const late of [refused, sent(), { type: 'sendStarted' }, { type: 'changeNumber' }] as const)
    expect(nextLoginState(verified, late)).toBe(verified);
  expect(after(sent(), { type: 'changeNumber' }, { type: 'verified' }).step).toBe('verified');
  expect(after({ type: 'verified' })).toEqual(START);
});
