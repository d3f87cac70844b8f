import type { Page } from '@playwright/test';

/** The files that arrive late on a slow connection, in this order. */
const LATE = {
  remotes: /\/mfe-[a-z]+\//,
  results: /\/documents(:runQuery|:batchGet)/,
  fonts: /\.woff2/,
} as const;

export type LateFiles = keyof typeof LATE;

/** Holds all of them back. Returns a function that lets one kind through. */
export async function holdBack(page: Page): Promise<(files: LateFiles) => void> {
  const letThrough = {} as Record<LateFiles, () => void>;
  for (const files of Object.keys(LATE) as LateFiles[]) letThrough[files] = await holdBackUrls(page, LATE[files]);
  return (files) => letThrough[files]();
}

/** From now on matching requests (with `inBody`, those whose body contains it) wait until the returned function is called. */
export async function holdBackUrls(page: Page, url: RegExp, inBody = ''): Promise<() => void> {
  let letThrough = () => {};
  const isOpen = new Promise<void>((open) => (letThrough = open));
  await page.route(url, async (route) => {
    if ((route.request().postData() ?? '').includes(inBody)) await isOpen;
    await route.fallback();
  });
  return letThrough;
}
