import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser for tests: what the machine has (or BROWSER names), else Playwright's own if it was downloaded. */
export function findBrowser(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
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

/** Finds a browser, or fetches one: Playwright's, else the distribution's package when root. Throws when neither works. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  for (const [command, ...args] of [
    ['npx', 'playwright', 'install', 'chromium'],
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', 'chromium'],
  ] as const) {
    try {
      execFileSync(command, args, { stdio: 'inherit' });
    } catch {
      continue; // the next way may work
    }
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error('No browser for the tests. Install Chrome or Chromium, or name one: TEST_BROWSER=/path/to/chrome npm test');
}
