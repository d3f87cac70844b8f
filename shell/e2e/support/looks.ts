import type { Page } from '@playwright/test';

export const THEMES = ['light', 'dark'] as const;
export const WIDTHS = [360, 768, 1280] as const;

export interface Look {
  theme: (typeof THEMES)[number];
  width: (typeof WIDTHS)[number];
}

/** Every way in which a screen is looked at: two themes, three widths. */
export const LOOKS: readonly Look[] = THEMES.flatMap((theme) => WIDTHS.map((width) => ({ theme, width })));

/** Shows the page in one look; nothing moves by itself. */
export async function wear(page: Page, { theme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 800 });
}
