import { chromium, type Browser } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../browsers/browser.ts';

/** One page of each document. */
const PAGES = ['/home', '/feed', '/login'];

/** The network may be idle while a slow machine still evaluates what came. */
const SHOWN_WITHIN_MS = 15_000;

/** The errors that pages of the deployed site report in a browser, a line each. */
export async function probePages(browser: Browser, address: string): Promise<string[]> {
  const lines: string[] = [];
  for (const path of PAGES) {
    const page = await browser.newPage();
    page.on('pageerror', ({ message }) => lines.push(`${path}: ${message}`));
    page.on('console', (message) => message.type() === 'error' && lines.push(`${path}: ${message.text()}`));
    await page
      .goto(address + path, { waitUntil: 'networkidle' })
      .catch((error: Error) => lines.push(`${path}: ${error.message}`));
    const main = page.getByRole('main').first();
    await main
      .waitFor({ state: 'attached', timeout: SHOWN_WITHIN_MS })
      .catch(() => lines.push(`${path}: no page is shown`));
    await page.close();
  }
  return lines;
}

/** Runs `probePages` in the browser of this machine; undefined where this machine has none. */
export async function probeInBrowser(address: string): Promise<string[] | undefined> {
  const executablePath = findBrowser();
  if (!executablePath) return undefined;
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  try {
    return await probePages(browser, address);
  } finally {
    await browser.close();
  }
}
