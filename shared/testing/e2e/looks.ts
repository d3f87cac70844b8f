import type { Page } from '@playwright/test';

export const THEMES = ['light', 'dark'] as const;
export const WIDTHS = [360, 768, 1280] as const;

/** A phone upright and on its side, a tablet, a desktop, in CSS pixels. */
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

/** Every way in which a screen is looked at: two themes, four sizes. */
export const ALL_LOOKS: readonly Required<Look>[] = THEMES.flatMap((theme) =>
  SIZES.map((size) => ({ theme, ...size })),
);

/** Shows the page in one look; nothing moves by itself. */
export async function wear(page: Page, { theme, width, height = 800 }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
}
