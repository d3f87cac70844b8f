import { expect, test } from 'vitest';
import { commandOf, type KeyPress } from './reelKeys.ts';

const press = (key: string, change: Partial<KeyPress> = {}) =>
  commandOf({ key, hasModifier: false, isRepeated: false, focus: 'reels', ...change });

test('arrows, page keys, J and K move, space plays and pauses, M mutes', () => {
  expect(
    ['ArrowDown', 'PageDown', 'j', 'J', 'ArrowUp', 'PageUp', 'k', ' ', 'm', 'M', 'x'].map((key) => press(key)),
  ).toEqual(
    ['next', 'next', 'next', 'next', 'previous', 'previous', 'previous', 'toggle', 'mute', 'mute', undefined], // prettier-ignore
  );
});

test('space belongs to the button that has the focus, arrows still move', () => {
  expect(press(' ', { focus: 'button' })).toBeUndefined();
  expect(press('ArrowDown', { focus: 'button' })).toBe('next');
});

test('letters count only with the focus in the reels, the other keys on the whole page', () => {
  expect(press('m', { focus: 'page' })).toBeUndefined();
  expect(press('ArrowDown', { focus: 'page' })).toBe('next');
});

test('a field, another region, a modifier or a held toggle key: no command', () => {
  expect(press('ArrowUp', { focus: 'field' })).toBeUndefined();
  expect(press('ArrowUp', { focus: 'elsewhere' })).toBeUndefined();
  expect(press('ArrowUp', { hasModifier: true })).toBeUndefined();
  expect(press(' ', { isRepeated: true })).toBeUndefined();
  expect(press('ArrowDown', { isRepeated: true })).toBe('next');
});
