import { checkFonts } from './checkFonts.ts';
import devanagari from './hind-devanagari-400.woff2';
import hind600 from './hind-600.woff2';

/** As in fonts.css. */
const LATIN = 'U+0000-00FF, U+2000-206F, U+20B9, U+2190-2193';
const DEVANAGARI = 'U+0900-097F, U+200C-200D, U+25CC';

/** One wide letter and one narrow letter: without a font for them both are drawn as the same box. */
const SAMPLE = ['क', 'र'] as const;

/**
 * Adds the fonts that the first text does without: the second weight, and Devanagari where the device has none. Each is
 * requested only if text on the page needs it. To be called once, when the screen is shown: from then on the page's fonts are
 * held to their hashes.
 */
export function addLateFonts(): void {
  checkFonts();
  add(hind600, '600', LATIN);
  if (hasDevanagari()) return;
  // 73 KB for each weight: one file serves for both. As one face of both it would take Latin text from the others.
  for (const weight of ['400', '600']) add(devanagari, weight, DEVANAGARI);
}

const add = (url: string, weight: string, unicodeRange: string) =>
  void document.fonts.add(new FontFace('Hind', `url("${url}")`, { weight, unicodeRange, display: 'swap' }));

/** Whether the device has a font for Devanagari: Android, Windows and Apple's systems do. */
function hasDevanagari(): boolean {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return false;
  context.font = '32px system-ui, sans-serif';
  const [wide, narrow] = SAMPLE.map((letter) => context.measureText(letter).width);
  return wide !== narrow;
}
