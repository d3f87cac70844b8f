import { evil } from '@bazaar/shared/testing/hostileValues.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_DETAILS } from './details.ts';
import { draftFrom, draftOf, returnPath, restoredState } from './draft.ts';
import { nextLoginState, START } from './loginState.ts';
import { CASES } from '../../../shared/tools/suite/suite.ts';

const details = {
  ...EMPTY_DETAILS,
  username: 'Sunita',
  phone: '98765 43210',
  occupation: 'other',
  consent: 'given',
} as const;
const valid = { firstName: 'Sunita', mobile: '+919876543210', occupation: 'other' as const, hasConsented: true };
const atCode = nextLoginState(START, { type: 'sent', details: valid, nowMs: 7 });

test('a reload: restores the form, and the step with its pause', () => {
  expect(restoredState(draftOf({ draft: draftFrom(details, START, 0) }, 0)!)).toEqual(START);
  expect(draftOf({ draft: draftFrom(details, START, 0) }, 0)?.details).toEqual(details);
  expect(restoredState(draftOf({ draft: draftFrom(details, atCode, 0) }, 0)!)).toEqual(atCode);
});

test('a draft from before a sign-out: is ignored', () => {
  expect(draftOf({ draft: draftFrom(details, atCode, 0) }, 1)).toBeUndefined();
});

test('a sign-in that has ended: has no draft', () => {
  expect(draftFrom(details, { ...atCode, step: 'verified' }, 0)).toBeUndefined();
  expect(draftFrom(details, { ...atCode, step: 'done' }, 0)).toBeUndefined();
});

test.each([
  undefined,
  null,
  'x',
  {},
  { draft: 1 },
  { draft: { details, visit: '0' } },
  { draft: { details: { ...details, country: { cca2: 'IN', name: 'India', code: '.*' } }, visit: 0 } },
  { draft: { details: { ...details, phone: {} }, visit: 0 } },
])('history state %j: holds no draft', (state) => expect(draftOf(state, 0)).toBeUndefined());

test('a forged step without valid details: starts at the form', () => {
  expect(restoredState({ details: EMPTY_DETAILS, visit: 0, code: { sends: 1, untilMs: 0, wrongCodes: 0 } })).toEqual(
    START,
  );
  expect(
    draftOf({ draft: { details, visit: 0, code: { sends: -1, untilMs: NaN, wrongCodes: 0 } } }, 0),
  ).toBeUndefined();
});

test.each([
  ['/services?x=1', '/services?x=1'],
  ['/\t/evil.example', '/dashboard'],
  ['/login?again', '/dashboard'],
  [{ pathname: '/feed' }, '/dashboard'],
  [undefined, '/dashboard'],
])('the navigation state asks to return to %j: sign-in returns to %s', (from, path) =>
  expect(returnPath(from)).toBe(path),
);

test('hostile history states: each restores the form, or a code form with valid details', { timeout: 60_000 }, () => {
  const record = (fields: Record<string, unknown>) =>
    fc.record(
      Object.fromEntries(
        Object.entries(fields).map(([name, valid]) => [
          name,
          fc.oneof({ weight: 19, arbitrary: fc.constant(valid) }, evil),
        ]),
      ) as Record<string, fc.Arbitrary<unknown>>,
    );
  const draft = fc
    .tuple(record({ ...details }), record({ sends: 1, untilMs: 7, wrongCodes: 0 }), fc.oneof(fc.constant(0), evil))
    .map(([details, code, visit]) => ({ details, code, visit }));
  const states = fc.oneof(evil, {
    weight: 4,
    arbitrary: fc.record({ draft: fc.oneof({ weight: 4, arbitrary: draft }, evil) }),
  });
  let restored = 0;
  fc.assert(
    fc.property(states, (state) => {
      const draft = draftOf(state, 0);
      if (!draft) return;
      restored += 1;
      const { step, details } = restoredState(draft);
      expect(step === 'code' ? details?.mobile : '+911').toMatch(/^\+\d+$/);
    }),
  );
  expect(restored).toBeGreaterThan(CASES / 10);
});
