import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type BrowserContext, type BrowserContextOptions } from '@playwright/test';

/**
 * Opens a profile of its own for a new visitor. Chromium ignores preconnect in the private contexts of `browser.newContext`;
 * its headless shell ignores it in profiles too.
 */
export type OpenProfile = (options: BrowserContextOptions) => Promise<BrowserContext>;

export const profilesIn =
  (folder: string, executablePath: string, args: string[]): OpenProfile =>
  (options) =>
    chromium.launchPersistentContext(mkdtempSync(join(folder, 'visitor-')), { ...options, executablePath, args });
