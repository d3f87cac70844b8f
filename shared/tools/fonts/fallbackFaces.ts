import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFont } from './fontMetrics.ts';

/** Titles and sentences as the screens have them: letters as often as there. */
const SAMPLE =
  'Mobile Repairing. Batteries and Charging. Modular Kitchens. Wedding Photography. Say the price first, then the discount. ' +
  'Short lessons in your language, from people who run the business. How to ask for an advance of 500 without losing the customer? ' +
  'Start a Tiffin Service at Home, Part 2: Menu, Packing and Delivery in 30 Minutes.';

/** The width of the sample in a device's font, in parts of the font size. */
const WIDTH_IN = {
  /** Of Liberation Sans 2.1, which has the widths of Arial by design. */
  Arial: { 400: 147.636, 700: 158.583 },
  /** Against Arial, drawn by Chromium on Android: 0.9927 and 0.9382 of it. */
  Roboto: { 400: 146.558, 700: 148.782 },
} as const;

type Device = keyof typeof WIDTH_IN;

/** Ours, each with the weight of the device's font that stands in for it. */
const FONTS = [
  { family: 'Anek', weight: 700, file: 'anek-wide-700.woff2', drawnIn: 700 },
  { family: 'Hind', weight: 400, file: 'hind-400.woff2', drawnIn: 400 },
  { family: 'Hind', weight: 600, file: 'hind-600.woff2', drawnIn: 700 },
] as const;

/** A face of fonts.css that draws text of a device's font as wide and as high as ours; percentages. */
export interface FallbackFace {
  family: string;
  weight: number;
  'size-adjust': number;
  'ascent-override': number;
  'descent-override': number;
}

/** The faces that belong into shared/ui/fonts.css, by the files of our fonts. */
export async function fallbackFaces(): Promise<FallbackFace[]> {
  const faces = FONTS.map(async ({ family, weight, file, drawnIn }) => {
    const font = await readFont(readFileSync(join(import.meta.dirname, '../../ui/fonts', file)), SAMPLE);
    const width = font.widthOf(SAMPLE);
    return (Object.keys(WIDTH_IN) as Device[]).map((device) => {
      const size = width / WIDTH_IN[device][drawnIn];
      return {
        family: `${family} ${device}`,
        weight,
        'size-adjust': percent(size),
        // They count in parts of the adjusted size.
        'ascent-override': percent(font.ascent / size),
        'descent-override': percent(font.descent / size),
      };
    });
  });
  return (await Promise.all(faces)).flat();
}

const percent = (part: number) => Math.round(part * 10_000) / 100;
