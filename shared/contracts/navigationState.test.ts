import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evil } from '../testing/hostileValues.ts';
import {
  noticeFrom,
  reasonFrom,
  signedInForFrom,
  STARTS,
  startsFrom,
  stepsFrom,
  titleFrom,
} from './navigationState.ts';

test.each([
  [{ title: 'Tea Stall' }, 'Tea Stall'],
  [{ title: 'x'.repeat(500) }, 'x'.repeat(80)],
  [{ title: '  ' }, undefined],
  [{ title: 7 }, undefined],
  [{}, undefined],
  [null, undefined],
  ['title', undefined],
])('%j hands on %s', (state, title) => expect(titleFrom(state)).toBe(title));

test.each([
  [STARTS, true],
  [{ starts: 'true' }, false],
  [{}, false],
  [null, false],
])('%j says start: %s', (state, says) => expect(startsFrom(state)).toBe(says));

const SAVE = { act: 'save', what: 'level', name: 'Tea Stall' };

test.each([
  [SAVE, SAVE],
  [
    { ...SAVE, name: undefined },
    { ...SAVE, name: '' },
  ],
  [{ ...SAVE, what: 'account' }, undefined],
  [{ act: 'delete', uid: 'u' }, { act: 'delete' }],
  [{ act: 'dashboard' }, { act: 'dashboard' }],
  [{ act: 'pay' }, undefined],
  ['save', undefined],
])('the reason %j for a sign-in is read as %j', (reason, read) => {
  expect([reasonFrom({ reason }), signedInForFrom({ signedInFor: reason })]).toEqual([read, read]);
});

test('hostile states: texts are short texts, steps are whole numbers', { timeout: 60_000 }, () => {
  const state = fc.oneof(
    evil,
    fc.record({ title: evil, notice: evil, steps: evil, reason: evil, signedInFor: evil }, { requiredKeys: [] }),
  );
  fc.assert(
    fc.property(state, (state) => {
      for (const text of [titleFrom(state), noticeFrom(state)])
        expect(text === undefined || (typeof text === 'string' && text.length <= 200)).toBe(true);
      for (const reason of [reasonFrom(state), signedInForFrom(state)])
        expect(reason?.act === 'save' ? reason.name.length : 0).toBeLessThanOrEqual(80);
      expect(Number.isSafeInteger(stepsFrom(state)) && stepsFrom(state) >= 0).toBe(true);
    }),
  );
});
