import { expect, test } from 'vitest';
import { canonicalPath } from './canonicalPath.ts';

test.each([
  ['/', '/'],
  ['/home', '/home'],
  ['/HOME', '/home'],
  ['/Feed', '/feed'],
  ['/Business/levels/Topic1', '/business/levels/Topic1'],
  ['/Creators/%E0%A4%A6', '/creators/%E0%A4%A6'],
])('%s: is %s', (typed, canonical) => expect(canonicalPath(typed)).toBe(canonical));
