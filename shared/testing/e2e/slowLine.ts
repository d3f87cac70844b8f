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
  const letThrough = {} as Record<LateFiles, () => void>;
  for (const files of Object.keys(LATE) as LateFiles[]) letThrough[files] = await holdBackUrls(page, LATE[files]);
  return (files) => letThrough[files]();
}

/** From now on requests like this, with `inBody` only those whose body holds that text, wait until the returned function is called. */
export async function holdBackUrls(page: Page, url: RegExp, inBody = ''): Promise<() => void> {
  let letThrough = () => {};
  const isOpen = new Promise<void>((open) => (letThrough = open));
  await page.route(url, async (route) => {
    if ((route.request().postData() ?? '').includes(inBody)) await isOpen;
    await route.fallback();
  });
  return letThrough;
}
