import { expect, onTestFinished, test, vi } from 'vitest';
import { rememberReader, watchPress } from './takeOver.ts';

const CONTROLS = ['Back', 'Refresh', 'Save'];
const write = (root: Element, text: (name: string) => string) =>
  (root.innerHTML = CONTROLS.map((name) => `<button>${text(name)}</button>`).join(''));

test.each([
  ['a drawn screen', (name: string) => name],
  ['a drawn screen that is translated', (name: string) => `<font><font>¤${name}</font></font>`],
])("%s: the focus goes to the same control of React's screen", (_, drawn) => {
  const root = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => root.remove());
  write(root, drawn);
  root.querySelectorAll('button')[1]!.focus();
  const reader = rememberReader(root);
  write(root, (name) => name);
  reader.focus();
  expect(document.activeElement?.textContent).toBe('Refresh');
});

test('a button was pressed on a page whose video starts by itself: both are pressed in React', () => {
  const root = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => root.remove());
  root.innerHTML = '<button data-pressed="">Save</button><video data-autoplays=""></video>';
  const reader = rememberReader(root);
  root.innerHTML = '<button>Save</button><video></video>';
  const pressed: string[] = [];
  root.addEventListener('click', ({ target }) => pressed.push((target as Element).tagName));
  reader.press();
  expect(pressed).toEqual(['BUTTON', 'VIDEO']);
});

test('a video that starts by itself was pressed as well: it is pressed once in React, where a second press would pause it', () => {
  const root = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => root.remove());
  root.innerHTML = '<video data-pressed="" data-autoplays=""></video>';
  const reader = rememberReader(root);
  let presses = 0;
  root.addEventListener('click', () => (presses += 1));
  reader.press();
  expect(presses).toBe(1);
});

/** Of an element in which something is being pressed, or not. */
function pressIn() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const page = { isPressed: true };
  const root = { querySelector: () => (page.isPressed ? document.body : null) } as unknown as Element;
  return { page, press: watchPress(root) };
}

test('nothing is being pressed: nothing is waited for', () => {
  const { page, press } = pressIn();
  page.isPressed = false;
  expect(press()).toBeUndefined();
});

test('a control is being pressed: one wait, which ends when the click has come, whether or not its end was seen', async () => {
  const { page, press } = pressIn();
  const released = press();
  expect(press()).toBe(released);
  page.isPressed = false;
  await vi.advanceTimersByTimeAsync(100);
  await released;
  expect(press()).toBeUndefined();
});

test('a control is held for 3 s: it is not waited for any longer', async () => {
  const { press } = pressIn();
  const released = press();
  await vi.advanceTimersByTimeAsync(3_000);
  await released;
  expect(press()).toBeUndefined();
});
