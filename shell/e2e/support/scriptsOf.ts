import { expect, type Page } from '@playwright/test';

/** The scripts that a page requests until nothing of it is loading, as URLs. */
export async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request.url());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.locator('main#content [aria-busy="true"]')).toHaveCount(0);
  return scripts;
}
