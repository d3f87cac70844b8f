import { expect, test } from 'vitest';
import { linkedReview } from './linkedReview.ts';

test('a reviewer’s link names a remote and a version', () =>
  expect(linkedReview('?review=feed@3fa9c1d20b7e')).toEqual({ name: 'feed', version: '3fa9c1d20b7e' }));

test.each([
  '',
  '?review=',
  '?review=feed',
  '?review=feed@',
  '?review=@3fa9c1d20b7e',
  '?review=feed@https://evil.example',
  '?review=feed@../3fa9c1d20b7e',
  '?review=feed@3fa9%0a',
  '?other=feed@3fa9c1d20b7e',
])('%j names no build', (search) => expect(linkedReview(search)).toBeUndefined());
