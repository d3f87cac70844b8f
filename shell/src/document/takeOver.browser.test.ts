import { expect, onTestFinished, test } from 'vitest';
import { rememberReader } from './takeOver.ts';

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
