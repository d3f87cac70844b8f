import { fetchChecked } from '../../integrity/fetchChecked.ts';
import anek from './anek-wide-700.woff2';
import { FONT_HASHES } from './fontHashes.ts';
import hind from './hind-400.woff2';
import hind600 from './hind-600.woff2';
import devanagari from './hind-devanagari-400.woff2';

const HASHES = new Map<string, string>([
  [anek, FONT_HASHES['anek-wide-700.woff2']],
  [hind, FONT_HASHES['hind-400.woff2']],
  [hind600, FONT_HASHES['hind-600.woff2']],
  [devanagari, FONT_HASHES['hind-devanagari-400.woff2']],
]);

/**
 * Holds the fonts that the page has loaded to their hashes, which no browser does. A font that comes damaged is not drawn, or
 * wrongly: the device's own stands in, and the browser's cache would keep it for a year. Where there is a service worker it holds
 * them (docs/decisions/012); a private window, or a page within another app, may have none. What was mended is drawn by the next page.
 */
export function checkFonts(): void {
  if ('serviceWorker' in navigator) return;
  const left = new Map(HASHES);
  const check = () => {
    for (const [url, hash] of left) {
      if (!wasRequested(url)) continue;
      left.delete(url);
      void fetchChecked(hash, (init) => fetch(url, init), 'font').catch(() => {}); // offline, say: the next page looks again
    }
  };
  document.fonts.addEventListener('loadingdone', check);
  check();
}

const wasRequested = (url: string): boolean =>
  performance.getEntriesByName(new URL(url, location.href).href).length > 0;
