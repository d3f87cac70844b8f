import type { Page } from '@playwright/test';

export const THEMES = ['light', 'dark'] as const;
const WIDTHS = [360, 768, 1280] as const;

/** A phone in portrait and in landscape, a tablet, a desktop, in CSS pixels. */
export const SIZES = [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

export interface Look {
  theme: (typeof THEMES)[number];
  width: number;
  /** 800 where absent. */
  height?: number;
}

/** Two themes, three widths. */
export const LOOKS: readonly Look[] = THEMES.flatMap((theme) => WIDTHS.map((width) => ({ theme, width })));

/** Two themes, four sizes. */
export const ALL_LOOKS: readonly Required<Look>[] = THEMES.flatMap((theme) =>
  SIZES.map((size) => ({ theme, ...size })),
);

/** By how many CSS pixels the page is wider than the window. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Shows the page in one theme and size, under reduced motion. */
export async function setLook(page: Page, { theme, width, height = 800 }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
}
