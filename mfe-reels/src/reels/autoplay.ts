import { isSavingData, prefersReducedMotion } from '@bazaar/shared/device';

/** What may happen before somebody asks for it: no preload under data saver, no autoplay under reduced motion. */
export function autoplayRule(): { mayPlay: boolean; mayLoad: boolean } {
  const mayLoad = !isSavingData();
  return { mayLoad, mayPlay: mayLoad && !prefersReducedMotion() };
}
