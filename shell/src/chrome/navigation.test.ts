import { expect, test } from 'vitest';
import { activeItem } from './navigation.ts';

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
