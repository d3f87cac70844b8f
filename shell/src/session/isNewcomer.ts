import { isFromOutside } from '@bazaar/shared/contracts/cameFrom';
import type { HtmlMarks } from '@bazaar/shared/contracts/documentProtocol';
import { storedProgress } from '@bazaar/shared/progress/stored';
import { visitedPages } from '../offline/visitedPages.ts';

/** Returns true where nothing of a visitor is on this device, and no page of this site led here. To be called before the page is noted as visited. */
export function isNewcomer(referrer: string = document.referrer): boolean {
  const { visitor } = document.documentElement.dataset as HtmlMarks;
  const isKnown = visitor !== undefined || visitedPages().length > 0 || storedProgress.get().length > 0;
  return !isKnown && isFromOutside(referrer);
}
