import { deviceSavesData } from '@bazaar/shared/media/deviceSavesData';

/** What may happen before somebody asks for it: nothing is loaded where data is dear, nothing moves where motion is unwelcome. */
export function autoplayRule(): { mayPlay: boolean; mayLoad: boolean } {
  const mayLoad = !deviceSavesData();
  return { mayLoad, mayPlay: mayLoad && !prefersStillness() };
}

export const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
