import type { Page } from '@playwright/test';

/** What comes late on a slow line, in this order. */
const LATE = {
  remotes: /\/mfe-[a-z]+\//,
  answers: /\/documents(:runQuery|:batchGet)/,
  fonts: /\.woff2/,
} as const;

export type LateFiles = keyof typeof LATE;

/** Holds all of them back until each is let through. Returns the way to do so. */
export async function holdBack(page: Page): Promise<(files: LateFiles) => void> {
  const opens = {} as Record<LateFiles, () => void>;
  for (const files of Object.keys(LATE) as LateFiles[]) {
    const isOpen = new Promise<void>((open) => (opens[files] = open));
    await page.route(LATE[files], async (route) => {
      await isOpen;
      await route.fallback();
    });
  }
  return (files) => opens[files]();
}
