import { afterEach, expect, test } from 'vitest';
import { hotkeyOf, isTyping, shouldHandleHotkey } from './hotkeys.ts';

const ON_PAGE = { isInPlayer: false, hasPageKeys: true, isDialogOpen: false };

/** True when the player acts on the key that is pressed in the first element of this page. */
function acts(html: string, key: string, context = ON_PAGE, more: KeyboardEventInit = {}): boolean {
  document.body.innerHTML = html;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  document.body.firstElementChild!.dispatchEvent(event);
  return shouldHandleHotkey(event, hotkeyOf(key)!, context);
}

afterEach(() => document.body.replaceChildren());

const KEYS = [' ', 'k', 'm', 'f', 'ArrowRight'];

test.each<[what: string, html: string, keys: string[]]>([
  ['no control', '<p></p>', KEYS],
  ['a button', '<button></button>', ['k', 'm', 'f', 'ArrowRight']],
  ['a link', '<a href="/x"></a>', ['k', 'm', 'f', 'ArrowRight']],
  ['a slider, whose arrows are its own', '<input type="range">', ['k', 'm', 'f']],
  ['a tab, whose arrows move the focus', '<div role="tab"></div>', ['k', 'm', 'f']],
  ['a text field', '<input>', []],
  ['a choice', '<select></select>', []],
  ['text that is edited', '<p contenteditable></p>', []],
])('the focus on %s: the player acts on its own keys and on no other', (_what, html, keys) => {
  expect(KEYS.filter((key) => acts(html, key))).toEqual(keys);
});

test('a field or a choice has the focus: Escape is its own', () => {
  for (const html of ['<input>', '<select></select>', '<textarea></textarea>']) {
    document.body.innerHTML = html;
    expect(isTyping(document.body.firstElementChild)).toBe(true);
  }
  for (const html of ['<p></p>', '<button></button>', '<input type="range">']) {
    document.body.innerHTML = html;
    expect(isTyping(document.body.firstElementChild)).toBe(false);
  }
});

test('a dialog is open: the player acts on no key', () => {
  expect(KEYS.filter((key) => acts('<p></p>', key, { ...ON_PAGE, isDialogOpen: true }))).toEqual([]);
});

test('a key with a modifier is not the player’s, except the Shift of < > ?', () => {
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey'])
    expect(KEYS.filter((key) => acts('<p></p>', key, ON_PAGE, { [modifier]: true }))).toEqual([]);
  expect(['<', '>', '?'].every((key) => acts('<p></p>', key, ON_PAGE, { shiftKey: true }))).toBe(true);
});

test('a key that is held down: a toggle acts once, a step again and again', () => {
  expect(KEYS.filter((key) => acts('<p></p>', key, ON_PAGE, { repeat: true }))).toEqual(['ArrowRight']);
});

test('the arrows of the volume, and every key where they are switched off for the page: only in the player', () => {
  const inPlayer = { ...ON_PAGE, isInPlayer: true };
  expect([acts('<p></p>', 'ArrowUp'), acts('<p></p>', 'ArrowUp', inPlayer)]).toEqual([false, true]);
  const off = { ...ON_PAGE, hasPageKeys: false };
  expect(KEYS.filter((key) => acts('<p></p>', key, off))).toEqual([]);
  expect(KEYS.filter((key) => acts('<p></p>', key, { ...off, isInPlayer: true }))).toEqual(KEYS);
});
