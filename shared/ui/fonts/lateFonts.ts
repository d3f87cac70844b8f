import { fetchChecked } from '@remotes-kit/runtime/fetchChecked';
import anek from './anek-wide-700.woff2';
import hind from './hind-400.woff2';
import hind600 from './hind-600.woff2';
import devanagari from './hind-devanagari-400.woff2';

/** As in fonts.css. */
const LATIN = 'U+0000-00FF, U+2000-206F, U+20B9, U+2190-2193';
const DEVANAGARI = 'U+0900-097F, U+200C-200D, U+25CC';

/** One wide letter and one narrow letter: without a font for them both are drawn as the same box. */
const SAMPLE = ['क', 'र'] as const;

/**
 * Adds the fonts that the first text does without: the second weight, and Devanagari where the device has none. Each is
 * requested only if text on the page needs it. To be called when the screen is shown: from then on the page's fonts are
 * held to their hashes.
 */
export function addLateFonts(): void {
  if (areAdded()) return;
  checkFonts();
  add(hind600, '600', LATIN);
  if (hasDevanagari()) return;
  // 73 KB for each weight: one file serves for both. As one face of both it would take Latin text from the others.
  for (const weight of ['400', '600']) add(devanagari, weight, DEVANAGARI);
}

/** The drawn landing page has a copy of this module. */
const areAdded = () => [...document.fonts].some(({ weight, display }) => weight === '600' && display === 'swap');

const add = (url: string, weight: string, unicodeRange: string) =>
  void document.fonts.add(new FontFace('Hind', `url("${url}")`, { weight, unicodeRange, display: 'swap' }));

/** True where the device has a font for Devanagari: Android, Windows and Apple's systems do. */
function hasDevanagari(): boolean {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return false;
  context.font = '32px system-ui, sans-serif';
  const [wide, narrow] = SAMPLE.map((letter) => context.measureText(letter).width);
  return wide !== narrow;
}

/** The hash of each font that pages load, by its file, as `integrity` takes it. A test holds them equal to the files. */
export const FONT_HASHES = {
  'anek-wide-700.woff2': 'sha256-hmVzwjWxdxcF17MtbTdHh16nZkcKXnzsQOylOcwTFZk=',
  'hind-400.woff2': 'sha256-eG10QDe+dQKoxzwT72asq3DwvyMN32M/UNS8dBjk2Ew=',
  'hind-600.woff2': 'sha256-l1VoWnXo34Vp1zmofYYyWrUySxMbBng33S3O/K7/ht0=',
  'hind-devanagari-400.woff2': 'sha256-UAYhJ4swLhfaYgFpMvK0iRpYsLTQ1Vyt2X4qBlNGGFM=',
} as const;

const HASH_BY_URL = new Map<string, string>([
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
function checkFonts(): void {
  if ('serviceWorker' in navigator) return;
  const unchecked = new Map(HASH_BY_URL);
  const check = () => {
    for (const [url, hash] of unchecked) {
      if (!wasRequested(url)) continue;
      unchecked.delete(url);
      void fetchChecked(hash, (init) => fetch(url, init), 'font').catch(() => {}); // offline, say: the next page looks again
    }
  };
  document.fonts.addEventListener('loadingdone', check);
  check();
}

const wasRequested = (url: string): boolean =>
  performance.getEntriesByName(new URL(url, location.href).href).length > 0;
