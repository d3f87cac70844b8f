import type { Quality } from '../media/quality.ts';
import { locale as texts } from './texts.ts';

/** Returns a quality as people read it: '720p', and where that names several, '720p · 2.5 Mbit/s'. `unnamed`: of a stream that does not say its height. */
export function qualityText({ heightPx, bps }: Quality, unnamed: string): string {
  const name = heightPx > 0 ? `${heightPx}p` : unnamed;
  if (!bps) return name;
  const megabits = new Intl.NumberFormat(texts.locale, { maximumSignificantDigits: 2 }).format(bps / 1_000_000);
  return `${name} · ${megabits} Mbit/s`;
}
