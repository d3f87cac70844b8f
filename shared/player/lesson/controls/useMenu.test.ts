import { expect, test } from 'vitest';
import { menuPosition } from './useMenu.ts';

const MENU = { width: 364, height: 400 };
const button = (top: number, right = 700) => ({ top, bottom: top + 48, right });

test('above the button where there is room', () => {
  expect(menuPosition({ button: button(500), menu: MENU, area: { top: 56, right: 1280, bottom: 800 } })).toEqual({
    left: 336,
    top: 92,
    maxHeight: 728,
  });
});

test('below the button where only there is room', () => {
  expect(menuPosition({ button: button(200), menu: MENU, area: { top: 56, right: 1280, bottom: 800 } })).toMatchObject({
    top: 256,
  });
});

test.each([
  ['on a screen with room on neither side', button(330), { top: 56, right: 1000, bottom: 730 }, 322],
  ['on a screen lower than the menu', button(250), { top: 56, right: 740, bottom: 360 }, 64],
  ['for a button above the screen', button(-300), { top: 56, right: 1000, bottom: 730 }, 322],
  ['for a button below the screen', button(900), { top: 56, right: 1000, bottom: 730 }, 322],
])('%s it stands at the bottom and leaves the header free', (_where, at, area, top) => {
  const position = menuPosition({ button: at, menu: MENU, area });
  expect(position.top).toBe(top);
  expect(position.top).toBeGreaterThanOrEqual(area.top);
  expect(position.top + Math.min(MENU.height, position.maxHeight)).toBeLessThanOrEqual(area.bottom);
});

test('it stays on the screen to the left and to the right', () => {
  const area = { top: 56, right: 600, bottom: 800 };
  expect(menuPosition({ button: button(500, 200), menu: MENU, area }).left).toBe(8);
  expect(menuPosition({ button: button(500, 620), menu: MENU, area }).left).toBe(228);
});
