import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser } from '../browsers/browser.ts';
import { buildApps } from '../build/buildApps.ts';
import { reservePorts } from '../ports/reservePorts.ts';
import { profilesIn, type OpenProfile } from './profile.ts';
import { startSite, type Site, type SiteOptions } from '../serve/startSite.ts';

/** Builds the apps, runs `measure` with a started site and a browser, and stops both. */
export async function onSite(
  measure: (site: Site, browser: Browser, openProfile: OpenProfile) => Promise<void>,
  { browserArgs = [], ...options }: Pick<SiteOptions, 'posts' | 'extraOrigins'> & { browserArgs?: string[] } = {},
): Promise<void> {
  await buildApps();
  const out = mkdtempSync(join(tmpdir(), 'bazaar-bench-'));
  const site = await startSite({ ...options, ports: await reservePorts(), out });
  const profiles = mkdtempSync(join(tmpdir(), 'bazaar-profiles-'));
  const executablePath = ensureBrowser();
  const args = [...BROWSER_ARGS, ...browserArgs];
  const browser = await chromium.launch({ executablePath, args });
  try {
    await measure(site, browser, profilesIn(profiles, executablePath, args));
  } finally {
    await browser.close();
    await site.stop();
    // A closed browser's processes may still write into its profile.
    for (const folder of [out, profiles]) rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  }
}

/** tsx names functions with a helper that a page does not have: functions that run in the page need it. */
export const defineNameHelper = (page: Page): Promise<unknown> =>
  page.addInitScript('globalThis.__name = (named) => named');
