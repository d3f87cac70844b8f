import type { Finger, Screen } from '../screens/screen.ts';
import type { View } from '../view.ts';
import type { Hand } from './hand.ts';
import { pointerHand } from './pointer.ts';

/** The longest distance of one swipe, as a share of the window's height. */
const MAX_SWIPE = 0.6;

export function touchHand(view: View, screen: Screen, finger: Finger): Hand {
  const scroll = async (deltaPx: number) => {
    const { width, height } = await view.windowSize();
    const distance = Math.max(-height * MAX_SWIPE, Math.min(height * MAX_SWIPE, deltaPx));
    await finger.swipe({ x: width / 2, y: height / 2 + distance / 2 }, { x: width / 2, y: height / 2 - distance / 2 });
  };
  return {
    ...pointerHand(view, screen, finger.tap, scroll),
    async dismiss(dialog) {
      const { box } = await view.sees(dialog);
      const x = box.x + box.width / 2;
      await finger.swipe({ x, y: box.y + box.height * 0.3 }, { x, y: box.y + box.height * 0.8 });
    },
  };
}
