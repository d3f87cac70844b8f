import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evil } from '../testing/hostileValues.ts';
import { noticeFrom, stepsFrom, titleFrom } from './navigationState.ts';

test.each([
  [{ title: 'Tea Stall' }, 'Tea Stall'],
  [{ title: 'x'.repeat(500) }, 'x'.repeat(80)],
  [{ title: '  ' }, undefined],
  [{ title: 7 }, undefined],
  [{}, undefined],
  [null, undefined],
  ['title', undefined],
])('%j hands on %s', (state, title) => expect(titleFrom(state)).toBe(title));

test('hostile states: texts are short texts, steps are whole numbers', { timeout: 60_000 }, () => {
  const state = fc.oneof(evil, fc.record({ title: evil, notice: evil, steps: evil }, { requiredKeys: [] }));
  fc.assert(
    fc.property(state, (state) => {
      for (const text of [titleFrom(state), noticeFrom(state)])
        expect(text === undefined || (typeof text === 'string' && text.length <= 200)).toBe(true);
      expect(Number.isSafeInteger(stepsFrom(state)) && stepsFrom(state) >= 0).toBe(true);
    }),
  );
});
