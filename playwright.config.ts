import { defineConfig, devices } from '@playwright/test';
import { allPorts, portVariable, type ServerName } from './shared/contracts/ports.ts';
import { BROWSER_ARGS, findBrowser } from './shared/site/browser.ts';

/** The tested site stands beside one that a developer may have running: every port moved by 1000. */
const PORT_OFFSET = 1000;
if (!process.env.E2E_PORTS_SET) {
  process.env.E2E_PORTS_SET = '1'; // this file is read again in every worker
  for (const [name, port] of Object.entries(allPorts(PORT_OFFSET))) process.env[portVariable(name as ServerName)] = String(port);
}
const url = `http://localhost:${allPorts().shell}`;
const executablePath = findBrowser();
const launch = (args: string[] = []) => ({
  ...devices['Desktop Chrome'],
  launchOptions: { args: [...BROWSER_ARGS, ...args], ...(executablePath && { executablePath }) },
});

/** How every browser before Chromium 156 behaves: a module that failed once is remembered for the life of the page. */
const OLD_BROWSER = ['--disable-blink-features=ModuleMapDoNotCacheFailedFetch'];

export default defineConfig({
  testDir: 'shell/e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  use: { baseURL: url, trace: process.env.TRACE ? 'retain-on-failure' : 'off', serviceWorkers: 'block' },
  webServer: { command: 'npm start -- --memory', url, timeout: 300_000, gracefulShutdown: { signal: 'SIGINT', timeout: 5_000 } },
  projects: [
    { name: 'site', use: launch(), testIgnore: /faults\.spec/ },
    { name: 'contract', use: launch(), testDir: '.', testMatch: 'mfe-*/contract.spec.ts' },
    { name: 'faults-new', use: launch(), testMatch: /faults\.spec/ },
    { name: 'faults-old', use: launch(OLD_BROWSER), testMatch: /faults\.spec/ },
  ],
});
