import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser } from '../browsers/browser.ts';
import type { AppName } from '../build/folders.ts';
import { reservePorts } from '../ports/reservePorts.ts';
import { startSite, type Site } from '../serve/startSite.ts';

/** Runs `act` with a browser and a site of these builds, by their apps; ends both, and removes the folder of the site. */
export async function onSiteOf<T>(
  dists: ReadonlyMap<AppName, string>,
  act: (site: Site, browser: Browser) => Promise<T>,
): Promise<T> {
  const out = mkdtempSync(join(tmpdir(), 'bazaar-rehearsal-'));
  try {
    const site = await startSite({ ports: await reservePorts(), out, dists: (app) => dists.get(app) ?? '' });
    try {
      const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
      return await act(site, browser).finally(() => browser.close());
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
