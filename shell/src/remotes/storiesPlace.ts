import { remembered } from '@bazaar/shared/device';

const metNone = remembered('bazaar.noStories', (stored) => stored !== undefined, { survivesSignOut: true });

/** Whether room is kept for the stories before it is known that there are any: not where this visitor met none last time. */
export const isPlaceKept = (): boolean => !metNone.get();

/** Notes, for the next visit, whether there were any. */
export function rememberStories(areThere: boolean): void {
  metNone.set(areThere ? undefined : true);
}
