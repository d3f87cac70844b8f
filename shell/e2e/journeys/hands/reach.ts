import { expect } from '@playwright/test';
import { described, type Target } from '../page/target.ts';
import type { Sight } from '../page/look.ts';
import { eventually, type View } from '../view.ts';

/** Brings a target into the window by scrolling, and waits until nothing moves or covers it. */
export async function reach(view: View, target: Target, scroll: (deltaPx: number) => Promise<void>): Promise<Sight> {
  let reached: Sight | null = null;
  await eventually(async () => {
    const sight = await view.lookAtRest(target);
    expect(sight, `${described(target)} is found and does not move`).not.toBeNull();
    const { box, isInWindow, coveredBy } = sight!;
    const isCovered = isInWindow && coveredBy !== '';
    if (!isInWindow || isCovered) await scroll(box.y + box.height / 2 - (await view.windowSize()).height / 2);
    expect(isInWindow, `${described(target)} is in the window`).toBe(true);
    expect(coveredBy, `what covers ${described(target)}`).toBe('');
    reached = sight;
  });
  return reached!;
}
