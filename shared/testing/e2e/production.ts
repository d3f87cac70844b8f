import { allPorts } from '../../tools/ports/ports.ts';
import { startProduction, type Production } from '../../tools/production/startProduction.ts';
import type { TestSiteOptions } from '../../tools/production/testSite.ts';
import { inNetwork } from '../../tools/browsers/inNetwork.ts';
import { test as siteTest } from './site.ts';

interface WorkerFixtures {
  /** The kind of production site: with App Check, with the remotes on origins of their own. */
  variant: TestSiteOptions;
  /** Its backend and media server are those of `npm start`. */
  production: Production;
}

/** The shell is built for production where it changed. */
const STARTED_WITHIN_MS = 180_000;

/** Tests in Chromium on a production site as it would be deployed (docs/decisions/035). */
export const test = siteTest.extend<object, WorkerFixtures>({
  variant: [{}, { option: true, scope: 'worker' }],
  production: [
    async ({ variant }, use) => {
      const production = await startProduction(allPorts(), variant);
      await use(production);
      await production.stop();
    },
    { scope: 'worker', timeout: STARTED_WITHIN_MS },
  ],
  browser: [
    async ({ playwright, launchOptions, production }, use) => {
      const browser = await playwright.chromium.launch(inNetwork(production, launchOptions));
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});
