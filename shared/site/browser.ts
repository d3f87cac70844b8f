import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Chromium without its window: twice as fast in tests, and the one that took the pictures (shell/e2e/support/snapshots.ts). */
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser for tests: what the machine has (or BROWSER names), else Playwright's own if it was downloaded. */
export function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const own = chromium.executablePath();
  return [process.env.TEST_BROWSER, ...onPath, ...ELSEWHERE, own].find((file) => file && isExecutable(file));
}

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

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return existsSync(file);
  } catch {
    return false;
  }
}

export const isHeadlessShell = (browser: string | undefined): boolean => browser?.includes(HEADLESS_SHELL) === true;

/** Finds a browser, or fetches one: as root the distribution's packages, else Playwright's. Throws when none can be had. */
export function ensureBrowser(): string {
  const mayInstall = process.getuid?.() === 0 && !process.env.TEST_BROWSER;
  if (mayInstall && !isHeadlessShell(findBrowser())) {
    attempt('apt-get', 'update');
    attempt('apt-get', 'install', '-y', HEADLESS_SHELL);
  }
  if (!findBrowser()) attempt('npx', 'playwright', 'install', 'chromium');
  if (!findBrowser() && mayInstall) attempt('apt-get', 'install', '-y', 'chromium');
  const found = findBrowser();
  if (!found) throw new Error('No browser for the tests. Install Chrome or Chromium, or name one: TEST_BROWSER=/path/to/chrome npm test');
  return found;
}

function attempt(command: string, ...args: string[]): void {
  try {
    execFileSync(command, args, { stdio: 'inherit' });
  } catch {
    // The next way may work.
  }
}
