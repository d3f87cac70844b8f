import { beforeEach, expect, it } from 'vitest';
import {
  BLOCKED_FOR_MS,
  CODES_PER_NUMBER,
  CODES_PER_VISITOR,
  createCodeSessions,
  LIMITS_PER_MS,
  MAX_WRONG_CODES,
} from './codeSessions.ts';

const PHONE = '+919876543210';
const TOO_MANY = 'TOO_MANY_ATTEMPTS_TRY_LATER';

let nowMs: number;
let codes: ReturnType<typeof createCodeSessions>;

beforeEach(() => {
  nowMs = Date.UTC(2026, 0, 1);
  codes = createCodeSessions();
});

const send = (phoneNumber = PHONE, visitor = 'one') => codes.send(phoneNumber, visitor, nowMs);
const numberOf = (index: number) => `+9198${String(index).padStart(8, '0')}`;

function signIn(phoneNumber = PHONE): void {
  const { sessionInfo, code } = send(phoneNumber);
  expect(codes.confirm(sessionInfo, code, nowMs)).toBe(phoneNumber);
  codes.end(sessionInfo);
}

/** Each second guess is of a new session. */
function guessWrongly(times: number): void {
  let sent = send();
  for (let guesses = 0; guesses < times; guesses += 1) {
    if (guesses % 2 === 1) sent = send();
    const wrong = sent.code === '000000' ? '000001' : '000000';
    expect(() => codes.confirm(sent.sessionInfo, wrong, nowMs)).toThrow('INVALID_CODE');
  }
}

it(`a number: ${CODES_PER_NUMBER} codes an hour, from whatever address; another number is not concerned`, () => {
  for (let sent = 0; sent < CODES_PER_NUMBER; sent += 1) send(PHONE, `visitor ${sent}`);
  expect(() => send(PHONE, 'another')).toThrow(TOO_MANY);
  expect(send(numberOf(1)).code).toMatch(/^\d{6}$/);
  nowMs += LIMITS_PER_MS - 1;
  expect(() => send(PHONE, 'another')).toThrow(TOO_MANY);
  nowMs += 1;
  expect(send(PHONE, 'another').code).toMatch(/^\d{6}$/);
});

it(`a visitor: ${CODES_PER_VISITOR} codes an hour, to whatever numbers; another visitor is not concerned`, () => {
  for (let sent = 0; sent < CODES_PER_VISITOR; sent += 1) send(numberOf(sent));
  expect(() => send()).toThrow(TOO_MANY);
  expect(send(PHONE, 'another').code).toMatch(/^\d{6}$/);
  nowMs += LIMITS_PER_MS;
  expect(send().code).toMatch(/^\d{6}$/);
});

it('codes that signed in count too', () => {
  for (let sent = 0; sent < CODES_PER_NUMBER; sent += 1) signIn();
  expect(() => send()).toThrow(TOO_MANY);
});

it('five wrong codes, of several sessions: the right one has expired, and for ten minutes none is sent', () => {
  guessWrongly(MAX_WRONG_CODES - 1);
  const { sessionInfo, code } = send();
  expect(() => codes.confirm(sessionInfo, 'wrong', nowMs)).toThrow('INVALID_CODE');
  expect(() => codes.confirm(sessionInfo, code, nowMs)).toThrow('SESSION_EXPIRED');
  expect(codes.pending(nowMs)).toEqual([]);
  nowMs += BLOCKED_FOR_MS - 1;
  expect(() => send()).toThrow(TOO_MANY);
  signIn(numberOf(1));
  nowMs += 1;
  signIn();
});

it('four wrong codes and a sign-in: the count begins anew', () => {
  guessWrongly(MAX_WRONG_CODES - 1);
  signIn();
  const { sessionInfo, code } = send();
  expect(() => codes.confirm(sessionInfo, 'wrong', nowMs)).toThrow('INVALID_CODE');
  expect(codes.confirm(sessionInfo, code, nowMs)).toBe(PHONE);
});

it('after an hour nothing of a code is remembered', () => {
  const { sessionInfo, code } = send();
  nowMs += LIMITS_PER_MS;
  expect(() => codes.confirm(sessionInfo, code, nowMs)).toThrow('INVALID_SESSION_INFO');
});

it('cleared: nothing is counted', () => {
  for (let sent = 0; sent < CODES_PER_NUMBER; sent += 1) send();
  codes.clear();
  expect(send().code).toMatch(/^\d{6}$/);
});
