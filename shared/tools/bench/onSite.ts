import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type LaunchOptions, type Page } from '@playwright/test';
import { waitForStart } from '../../testing/e2e/started.ts';
import { BROWSER_ARGS, ensureBrowser } from '../browsers/browser.ts';
import { buildApps } from '../build/buildApps.ts';
import { reservePorts } from '../ports/reservePorts.ts';
import { startSite, type Site, type SiteOptions } from '../serve/startSite.ts';

type Options = Pick<SiteOptions, 'posts' | 'extraOrigins' | 'hasIndex'>;

/** Builds the apps, runs `measure` with a started site, and stops it. */
export async function withSite(measure: (site: Site) => Promise<void>, options: Options = {}): Promise<void> {
  await buildApps();
  const out = mkdtempSync(join(tmpdir(), 'bazaar-bench-'));
  const site = await startSite({ ...options, ports: await reservePorts(), out });
  try {
    await measure(site);
  } finally {
    await site.stop();
    rmSync(out, { recursive: true, force: true });
  }
}

/** As `withSite`, with a browser; `launched`: changes how it is launched. */
export const onSite = (
  measure: (site: Site, browser: Browser) => Promise<void>,
  options: Options = {},
  launched: (launch: LaunchOptions) => LaunchOptions = (launch) => launch,
): Promise<void> =>
  withSite(async (site) => {
    const browser = await chromium.launch(launched({ executablePath: ensureBrowser(), args: BROWSER_ARGS }));
    try {
      await measure(site, browser);
    } finally {
      await browser.close();
    }
  }, options);

/** A page without a service worker; what is found in it after a navigation is React's, not what the document has drawn before. */
export async function newStartedPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage({ ...options, serviceWorkers: 'block' });
  waitForStart(page);
  await defineNameHelper(page);
  return page;
}

/** tsx names functions with a helper that a page does not have: functions that run in the page need it. */
export const defineNameHelper = (page: Page): Promise<unknown> =>
  page.addInitScript('globalThis.__name = (named) => named');
