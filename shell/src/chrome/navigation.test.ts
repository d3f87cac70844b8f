import { expect, test } from 'vitest';
import { activeItem, canonicalPath } from './navigation.ts';

test('the active item is the one whose path the location starts with', () => {
  expect(activeItem('/home')).toBe('home');
  expect(activeItem('/business/levels/x')).toBe('business');
  expect(activeItem('/level/categories/a/subcategories/b')).toBe('levels');
});

test('whole segments count', () => {
  expect(activeItem('/levels')).toBeUndefined();
  expect(activeItem('/reels')).toBeUndefined();
  expect(activeItem('/services')).toBeUndefined();
});

test.each([
  ['/', '/'],
  ['/home', '/home'],
  ['/HOME', '/home'],
  ['/Feed', '/feed'],
  ['/Business/levels/Topic1', '/business/levels/Topic1'],
  ['/Creators/%E0%A4%A6', '/creators/%E0%A4%A6'],
])('%s: is %s', (typed, canonical) => expect(canonicalPath(typed)).toBe(canonical));
