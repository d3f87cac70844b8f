import { expect, test } from 'vitest';
import { titleFrom } from './navigationState.ts';

test.each([
  [{ title: 'Tea Stall' }, 'Tea Stall'],
  [{ title: 'x'.repeat(500) }, 'x'.repeat(80)],
  [{ title: '  ' }, undefined],
  [{ title: 7 }, undefined],
  [{}, undefined],
  [null, undefined],
  ['title', undefined],
])('%j hands on %s', (state, title) => expect(titleFrom(state)).toBe(title));
