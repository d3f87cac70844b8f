import type { Page } from '@playwright/test';

export const THEMES = ['light', 'dark'] as const;
const WIDTHS = [360, 768, 1280] as const;

/** A phone in portrait and in landscape, a tablet, a desktop, in CSS pixels: where the layout differs. */
export const SIZES = [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

/** Beside them a phone at 400 % zoom, a laptop and a large desktop. */
const EVERY_SIZE = [
  { width: 320, height: 256 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
] as const;

const [, PHONE, , , LAPTOP] = EVERY_SIZE;

export interface Look {
  theme: (typeof THEMES)[number];
  width: number;
  /** 800 where absent. */
  height?: number;
  /** The system chooses the colours, or the page is printed. */
  medium?: 'forced-colours' | 'print';
}

/** Two themes, three widths. */
export const LOOKS: readonly Look[] = THEMES.flatMap((theme) => WIDTHS.map((width) => ({ theme, width })));

/** Every size in both themes, forced colours on a phone and on a laptop, and on paper. */
export const EVERY_LOOK: readonly Look[] = [
  ...THEMES.flatMap((theme) => EVERY_SIZE.map((size) => ({ theme, ...size }))),
  ...[PHONE, LAPTOP].map((size) => ({ theme: 'dark' as const, ...size, medium: 'forced-colours' as const })),
  { theme: 'dark', ...PHONE, medium: 'print' },
];

/** Every size in one theme or the other, and forced colours. */
export const ONE_THEME_EACH: readonly Look[] = [
  ...EVERY_SIZE.map((size, index) => ({ theme: THEMES[index % 2]!, ...size })),
  { theme: 'dark', ...PHONE, medium: 'forced-colours' },
];

/** By how many CSS pixels the page is wider than the window. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Shows the page in one look, under reduced motion. */
export async function setLook(page: Page, { theme, width, height = 800, medium }: Look): Promise<void> {
  await page.emulateMedia({
    colorScheme: theme,
    reducedMotion: 'reduce',
    forcedColors: medium === 'forced-colours' ? 'active' : 'none',
    media: medium === 'print' ? 'print' : 'screen',
  });
  await page.setViewportSize({ width, height });
}
