import { expect, test } from 'vitest';
import { shortcutKey } from './shortcutKey.ts';

test.each([
  ['k', 'KeyK', false, 'k'],
  ['K', 'KeyK', true, 'K'],
  // Dvorak has its K where others have V: what is printed on the key counts.
  ['k', 'KeyV', false, 'k'],
  // Hindi (InScript), with signs and with letters of several characters.
  ['क', 'KeyK', false, 'k'],
  ['ा', 'KeyE', false, 'e'],
  ['क्ष', 'Digit7', true, 'क्ष'],
  ['१', 'Digit1', false, '1'],
  ['ष', 'Comma', true, '<'],
  ['।', 'Period', true, '>'],
  ['य़', 'Slash', true, '?'],
  ['य', 'Slash', false, '/'],
  ['ङ', 'Semicolon', false, 'ङ'],
  ['л', 'KeyK', false, 'k'],
  ['ம', 'KeyM', false, 'm'],
  // Latin letters with accents and dead keys are what they are.
  ['é', 'Digit2', false, 'é'],
  ['ArrowUp', 'ArrowUp', false, 'ArrowUp'],
  [' ', 'Space', false, ' '],
  ['Dead', 'BracketLeft', false, 'Dead'],
  ['Unidentified', '', false, 'Unidentified'],
])('%s at %s, with Shift %s: is the shortcut %s', (key, code, shiftKey, shortcut) =>
  expect(shortcutKey({ key, code, shiftKey })).toBe(shortcut),
);
