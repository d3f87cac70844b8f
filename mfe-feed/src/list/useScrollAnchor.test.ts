import { expect, test } from 'vitest';
import { parseScrollAnchors } from './useScrollAnchor.ts';

test('stored scroll anchors: unchanged', () => {
  expect(parseScrollAnchors([['k1', { postId: 'a', topPx: -12.5 }]])).toEqual([['k1', { postId: 'a', topPx: -12.5 }]]);
});

test.each([
  undefined,
  null,
  '{',
  7,
  { a: 1 },
  [null, 1, 'x', [], ['k'], ['k', null], ['k', {}], ['k', { postId: 1, topPx: 0 }], ['k', { postId: 'a', topPx: '0' }]],
])('%j in storage: no scroll anchor', (stored) => {
  expect(parseScrollAnchors(stored)).toEqual([]);
});
