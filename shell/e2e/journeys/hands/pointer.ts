import type { Target } from '../page/target.ts';
import type { Point, Screen } from '../screens/screen.ts';
import type { View } from '../view.ts';
import type { Hand } from './hand.ts';
import { reach } from './reach.ts';

const MIDDLE = { x: 0.5, y: 0.5 } as const;

/** The part of a hand that mouse and touch have in common. */
export function pointerHand(
  view: View,
  screen: Screen,
  pressAt: (point: Point) => Promise<void>,
  scroll: (deltaPx: number) => Promise<void>,
): Omit<Hand, 'dismiss'> {
  const press = async (target: Target, part: Point = MIDDLE) => {
    const { box } = await reach(view, target, scroll);
    await pressAt({ x: box.x + box.width * part.x, y: box.y + box.height * part.y });
  };
  const scrollOn = async () => scroll((await view.windowSize()).height * 0.8);
  return {
    press,
    pressPart: press,
    scrollOn,
    goOn: scrollOn,
    async type(target, text) {
      await press(target);
      await screen.type(text);
    },
    // The browser draws the list itself: no driver can click in it.
    async choose(target, option) {
      await view.sees(target);
      await view.choose(target, option);
    },
  };
}
