import { chromium } from '@playwright/test';
import { attempt, findExecutable, installPackages, mayInstall } from './programs.ts';

/** Chromium without its window: twice as fast in tests, and the one that took the pictures (shared/testing/e2e/snapshots.ts). */
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser for tests: what the machine has (or TEST_BROWSER names), else Playwright's own if it was downloaded. */
export const findBrowser = (): string | undefined =>
  findExecutable(process.env.TEST_BROWSER, ...NAMES, ...PATHS, chromium.executablePath());

/** Flags for an unattended browser; without the sandbox only where root runs it, as in containers. */
export const BROWSER_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export const isHeadlessShell = (browser: string | undefined): boolean => browser?.includes(HEADLESS_SHELL) === true;

/** Finds a browser, or fetches one: as root the distribution's packages, else Playwright's. Throws when none can be had. */
export function ensureBrowser(): string {
  const isInstalling = mayInstall() && !process.env.TEST_BROWSER;
  if (isInstalling && !isHeadlessShell(findBrowser())) installPackages(HEADLESS_SHELL);
  if (!findBrowser()) attempt('npx', 'playwright', 'install', 'chromium');
  if (!findBrowser() && isInstalling) installPackages('chromium');
  const found = findBrowser();
  if (!found)
    throw new Error(
      'No browser for the tests. Install Chrome or Chromium, or name one: TEST_BROWSER=/path/to/chrome npm test',
    );
  return found;
}
