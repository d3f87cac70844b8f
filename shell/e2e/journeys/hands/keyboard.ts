import { expect } from '@playwright/test';
import type { Sight } from '../page/look.ts';
import { described, type Target } from '../page/target.ts';
import type { Keyboard } from '../screens/screen.ts';
import { eventually, type View } from '../view.ts';
import type { Hand } from './hand.ts';

/** More Tab stops than any page of the journeys has before the target. */
const MAX_STOPS = 150;

export function keyboardHand(view: View, keyboard: Keyboard): Hand {
  const tabUntil = async (target: Target, isReached: (sight: Sight) => boolean) => {
    for (let stops = 0; stops < MAX_STOPS; stops += 1) {
      const sight = await view.sees(target);
      if (isReached(sight)) return;
      await keyboard.press(sight.isBeforeFocus ? 'Shift+Tab' : 'Tab');
    }
  };
  /** Tabs to the target, whose focus must be visible. */
  const tabTo = async (target: Target) => {
    await tabUntil(target, ({ focus }) => focus !== 'none');
    await eventually(async () => {
      const sight = await view.look(target);
      expect(sight?.focus, `the focus on ${described(target)}`).toBe('visible');
      expect(sight?.isInWindow, `${described(target)} is in the window`).toBe(true);
    });
  };
  return {
    async press(target) {
      await tabTo(target);
      await keyboard.press(['button', 'checkbox', 'switch'].includes(target.role) ? 'Space' : 'Enter');
    },
    async pressPart(target, _part, key) {
      await view.sees(target);
      await keyboard.press(key);
    },
    async type(target, text) {
      await tabTo(target);
      await keyboard.type(text);
    },
    async choose(target, option) {
      await tabTo(target);
      await keyboard.type(option);
    },
    // In a feed Page Down moves the focus to the next article (ARIA's feed pattern).
    async scrollOn(list) {
      await tabUntil(list, ({ hasFocusWithin }) => hasFocusWithin);
      await keyboard.press('PageDown');
    },
    goOn: () => keyboard.press('ArrowDown'),
    dismiss: () => keyboard.press('Escape'),
  };
}
