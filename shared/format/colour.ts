/** Author colours of post buttons (docs/behaviour.md, Feed; §5, §9). */

/** Spec §9, Feed. */
const FALLBACK_FILL = '#F57C00';
const FALLBACK_TEXT = '#FFFFFF';
/** WCAG 2.2, 1.4.3. */
const LEAST_CONTRAST = 4.5;
/** A stronger film would hide the author's colour (docs/behaviour.md, Feed): the text changes instead. */
const STRONGEST_FILM = 0.45;
/** docs/behaviour.md, Feed: a more transparent colour counts as missing. */
const LEAST_ALPHA = 0.6;

type Rgb = readonly [red: number, green: number, blue: number];

export interface ButtonColours {
  /** `#RRGGBB` as the author wrote it, or the default. */
  fill: string;
  text: string;
  /** A translucent black or white to lay over the fill so that the text can be read; absent when it can already. */
  film?: string;
}

/** The colours of a button from two fields of a post, malformed and missing ones included. */
export function buttonColours(fillGiven: string | undefined, textGiven: string | undefined): ButtonColours {
  const fill = parseColour(fillGiven) ?? FALLBACK_FILL;
  const declared = parseColour(textGiven) ?? FALLBACK_TEXT;
  const text = declared !== fill ? declared : fill === '#000000' ? '#FFFFFF' : '#000000';
  const film = filmFor(rgb(fill), rgb(text));
  if (film === undefined) return { fill, text };
  if (film.alpha <= STRONGEST_FILM)
    return { fill, text, film: `rgb(${film.shade} ${film.shade} ${film.shade} / ${film.alpha.toFixed(2)})` };
  const black = contrast(rgb(fill), [0, 0, 0]);
  return { fill, text: black >= contrast(rgb(fill), [255, 255, 255]) ? '#000000' : '#FFFFFF' };
}

/** `#RRGGBB`, `#AARRGGBB` (alpha first), with or without '#', as an opaque `#RRGGBB`; too transparent ones are none. */
export function parseColour(given: string | undefined): string | undefined {
  const [, alpha, colour] = /^#?([0-9a-f]{2})?([0-9a-f]{6})$/i.exec(given?.trim() ?? '') ?? [];
  if (!colour || (alpha && Number.parseInt(alpha, 16) / 255 < LEAST_ALPHA)) return undefined;
  return `#${colour.toUpperCase()}`;
}

/** WCAG contrast ratio, 1..21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export const rgb = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;

/** The colour that a film of the given shade and alpha makes of the fill. */
export const underFilm = (fill: Rgb, shade: number, alpha: number): Rgb =>
  fill.map((part) => part * (1 - alpha) + shade * alpha) as unknown as Rgb;

/** The least film, in steps of 0.01, that makes the text readable; undefined when it is without one. */
function filmFor(fill: Rgb, text: Rgb): { shade: 0 | 255; alpha: number } | undefined {
  for (let percent = 0; percent <= 100; percent += 1) {
    for (const shade of [0, 255] as const) {
      if (contrast(underFilm(fill, shade, percent / 100), text) < LEAST_CONTRAST) continue;
      return percent === 0 ? undefined : { shade, alpha: percent / 100 };
    }
  }
  return { shade: 0, alpha: 1 };
}

function luminance([red, green, blue]: Rgb): number {
  const linear = (part: number) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
