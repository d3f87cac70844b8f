import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type BrowserContextOptions } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser } from '../browsers/browser.ts';

/** The options of a visitor's browser, and the environment that it is started in. */
export type ProfileOptions = BrowserContextOptions & { env?: NodeJS.ProcessEnv };

/**
 * Opens a profile of its own for a new visitor. Chromium ignores preconnect in the private contexts of `browser.newContext`;
 * its headless shell ignores it in profiles too.
 */
export type OpenProfile = (options: ProfileOptions) => Promise<BrowserContext>;

/** Runs `act` with profiles of browsers that have these flags too, and removes them. */
export async function withProfiles(flags: string[], act: (openProfile: OpenProfile) => Promise<void>): Promise<void> {
  const executablePath = ensureBrowser();
  const args = [...BROWSER_ARGS, ...flags];
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-profiles-'));
  try {
    await act((options) =>
      chromium.launchPersistentContext(mkdtempSync(join(folder, 'visitor-')), { ...options, executablePath, args }),
    );
  } finally {
    // A closed browser's processes may still write into its profile.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  }
}
