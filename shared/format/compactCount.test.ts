import { expect, test } from 'vitest';
import { compactCount } from './compactCount.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1K'],
  [1_299, '1.2K'],
  [89_999, '89.9K'],
  [999_999, '999.9K'],
  [9_999_999, '9.9M'],
])('%d is %s', (count, text) => expect(compactCount(count)).toBe(text));
