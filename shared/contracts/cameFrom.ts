import { CARDS_FOLDER } from './documents.ts';

/**
 * Returns true where no page of this site led here. `referrer`: the document's, '' where there is none. A card is a link's own page
 * (docs/decisions/046): who comes from one comes from a chat or a search.
 */
export function isFromOutside(referrer: string): boolean {
  const [, , host, folder] = referrer.split('/');
  return host !== location.host || folder === CARDS_FOLDER;
}

/**
 * Returns true where a press on a link of this site has loaded the document: React was not there yet to follow it. False for an address
 * from outside, a reload, Back, and a link that was opened in a tab of its own.
 */
export function isLoadedByPress(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate' && history.length > 1 && !isFromOutside(document.referrer);
}
