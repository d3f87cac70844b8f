import { expect, test } from 'vitest';
import { parsePlaces } from './place.ts';

test('places survive as they were kept', () => {
  expect(parsePlaces([['k1', { postId: 'a', topPx: -12.5 }]])).toEqual([['k1', { postId: 'a', topPx: -12.5 }]]);
});

test.each([
  undefined,
  null,
  '{',
  7,
  { a: 1 },
  [null, 1, 'x', [], ['k'], ['k', null], ['k', {}], ['k', { postId: 1, topPx: 0 }], ['k', { postId: 'a', topPx: '0' }]],
])('of %j there is no place', (stored) => {
  expect(parsePlaces(stored)).toEqual([]);
});
