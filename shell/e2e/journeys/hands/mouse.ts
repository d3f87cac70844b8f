import type { Screen } from '../screens/screen.ts';
import type { View } from '../view.ts';
import type { Hand } from './hand.ts';
import { pointerHand } from './pointer.ts';

export function mouseHand(view: View, screen: Screen): Hand {
  const scroll = async (deltaPx: number) => {
    const { width, height } = await view.windowSize();
    await screen.wheel({ x: width / 2, y: height / 2 }, deltaPx);
  };
  const hand = pointerHand(view, screen, screen.click, scroll);
  return { ...hand, dismiss: (_dialog, button) => hand.press(button) };
}
